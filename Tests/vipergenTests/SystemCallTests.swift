#if os(Linux)
import Foundation
import TestSupport
import Testing

/// What becomes of a run when calls to the system go wrong.
@Suite("System calls") struct SystemCallTests {

    @Test("a folder that cannot be looked at any more ends the run", arguments: [2, 3])
    func folderThatIsLost(call: Int) throws {
        let folder = try TemporaryFolder()
        let attack = "newfstatat:error=EIO:when=\(call)+"
        guard let run = try Run.attacked([attack], at: [folder.url.path], ["Login"], in: folder.url) else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("Input/output error"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test(
        "a folder that cannot be looked at is not taken for one that is not there",
        arguments: [
            ("newfstatat", "Sets", ["templates"]), ("newfstatat", "Sets/own", ["Login", "-t", "own"]),
            ("newfstatat", "other", ["Login", "-t", "other"]), ("newfstatat", "other", ["lint", "other"]),
            ("newfstatat", "other", ["update", "Login", "--from", "other"]),
            ("newfstatat", "other", ["verify", "other", "--stubs", "other"]),
            ("newfstatat", "other", ["verify", "other", "--sources", "other"]),
            ("readlink", "Out", ["Login", "-o", "Out"]),
        ]
    )
    func foldersThatAreLost(call: String, path: String, arguments: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"templates": "Sets"}"#, to: ".vipergen.json")
        for (path, name) in [("Sets/own", "own"), ("other", "other")] {
            try folder.write(#"{"name": "\#(name)"}"#, to: path + "/template.json")
            try folder.write("x\n", to: path + "/f.mustache")
        }
        try folder.write("x", to: "Out/file")
        let before = try folder.files
        let paths = [path, folder.url.path + "/" + path]
        guard let run = try Run.attacked(["\(call):error=EIO:when=1+"], at: paths, arguments, in: folder.url) else {
            return
        }
        #expect(run.status == 74)
        #expect(run.errors.contains("Input/output error"), "\(run.errors)")
        #expect(try folder.files == before)
    }

    @Test("a folder for what is temporary that cannot be made whole does not stay")
    func stagingThatFails() throws {
        let folder = try TemporaryFolder()
        let mark = "\(folder.url.path)/.vipergen-\(geteuid())/vipergen"
        guard let run = try Run.attacked(["close:error=EIO:when=1"], at: [mark], ["Login"], in: folder.url) else {
            return
        }
        #expect(run.status == 74)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test("a folder that cannot be looked at any more when it was locked ends the run", arguments: [1, 2])
    func lockedFolderThatIsLost(look: Int) throws {
        let folders = try [TemporaryFolder(), TemporaryFolder()]
        for folder in folders { try folder.makeFolder("Out", permissions: 0o755) }
        let paths = folders.map { $0.url.path + "/Out" }
        let command = ["Login", "-o", "Out"]
        guard let calls = try Run.trace("flock,newfstatat", command, in: folders[0].url) else { return }
        let own = calls.filter { $0.contains("<\(paths[0])>") || $0.contains("\"\(paths[0])\"") }
        let number = own.prefix { !$0.hasPrefix("flock(") }.count + look
        let attack = "newfstatat:error=EIO:when=\(number)"
        let run = try #require(try Run.attacked([attack], at: [paths[1]], command, in: folders[1].url))
        #expect(run.status == 74)
        #expect(run.errors.contains("Input/output error"), "\(run.errors)")
    }

    @Test("of a folder for what is temporary that can neither be made whole nor removed, both are told")
    func stagingThatStays() throws {
        let folder = try TemporaryFolder()
        let mark = ".vipergen-\(geteuid())/vipergen"
        let attacks = ["close:error=EIO:when=1", "unlinkat:error=EIO:when=1"]
        let paths = [mark, "\(folder.url.path)/\(mark)"]
        guard let run = try Run.attacked(attacks, at: paths, ["Login"], in: folder.url) else { return }
        #expect(run.status == 74)
        for attempt in ["write", "remove"] {
            #expect(run.errors.contains("error: cannot \(attempt) '\(mark)': Input/output error"), "\(run.errors)")
        }
    }

    @Test("what was prepared is removed although it can no more be looked at")
    func preparedFileThatFails() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: "Login/LoginWireframe.swift")
        let staging = ".vipergen-\(geteuid())"
        let (attack, paths) = ("newfstatat:error=EIO:when=2+", ["\(staging)/0", "\(folder.url.path)/\(staging)"])
        guard let run = try Run.attacked([attack], at: paths, ["Login", "--force"], in: folder.url) else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("nothing was changed"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Login"])
        #expect(try folder.files.count == 1)
    }

    @Test("tests that cannot be looked for are not taken for none when a module is updated")
    func testsThatAreLost() throws {
        let folder = try TemporaryFolder()
        #expect(try Run.vipergen(["Login", "--tests"], in: folder.url).status == 0)
        let before = try folder.files
        for call in ["newfstatat", "openat"] {
            let attack = "\(call):error=EMFILE:when=1+"
            let update = ["update", "Login", "--rx"]
            guard let run = try Run.attacked([attack], at: ["Tests/Login"], update, in: folder.url) else { return }
            #expect(try run.status != 0 || folder.read("Tests/Login/LoginMocks.swift").contains("RxSwift"))
            #expect(try run.status == 0 || folder.files == before)
        }
    }

    @Test("where the folder of snapshots cannot be read, whenever that is found out, nothing in it is changed")
    func recordingThatFails() throws {
        for number in 1...20 {
            let folder = try TemporaryFolder()
            try folder.write(#"{"name": "set"}"#, to: "set/template.json")
            try folder.write("{{name}}\n", to: "set/file.mustache")
            try folder.write("old", to: "Snapshots/Default/file")
            let before = try folder.files
            let command = ["lint", "set", "--snapshots", "Snapshots", "--record"]
            let attack = "getdents64:error=EIO:when=\(number)+"
            guard let run = try Run.attacked([attack], at: ["\(folder.url.path)/Snapshots"], command, in: folder.url)
            else {
                return
            }
            if run.status == 0 {
                #expect(number > 1)
                return
            }
            #expect(run.status == 74)
            #expect(try folder.files == before)
        }
        Issue.record("the folder is read all the time")
    }

    @Test(
        "a signal that was ignored when the program started does not interrupt it",
        arguments: ["INT", "TERM", "HUP"]
    )
    func ignoredSignal(signal: String) throws {
        let folder = try TemporaryFolder()
        let attack = "-e trace=renameat -e inject=renameat:signal=\(signal):when=1"
        let command = "exec strace -f -o /dev/null \(attack) '\(Repository.program.path)' Login Home"
        guard try Run.attacked(["renameat:signal=\(signal):when=1"], ["Login", "Home"], in: folder.url) != nil else {
            return
        }
        #expect(try folder.files.isEmpty)
        let run = try Run(URL(filePath: "/bin/sh"), ["-c", "trap '' \(signal); \(command)"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.files.count == 12)
    }

    @Test("a signal that comes when all is done has nothing to interrupt")
    func lateSignal() throws {
        let folder = try TemporaryFolder()
        // What is removed then is temporary.
        guard let run = try Run.attacked(["unlinkat:signal=INT:when=1"], ["Login"], in: folder.url) else { return }
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("create     Login/Login.storyboard\n"))
        #expect(try folder.files.count == 6)
    }

    @Test("a file that may not be removed is told with the reason")
    func fileThatStays() throws {
        let folder = try TemporaryFolder()
        guard let run = try Run.attacked(["unlinkat:error=EPERM:when=1"], ["Login"], in: folder.url) else { return }
        #expect(run.status == 73)
        let message = "error: cannot remove '.vipergen-\(geteuid())/journal': Operation not permitted\n"
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test("a folder that looks empty when something has come into it stays, with that in it", arguments: 1...9)
    func folderThatFills(look: Int) throws {
        let folder = try TemporaryFolder()
        try folder.vipergen("Login", "--quiet")
        try folder.write("mine", to: "Login/Mine.swift")
        let before = try folder.files
        let (attack, path) = ("getdents64:retval=0:when=\(look)", "\(folder.url.path)/Login")
        guard let run = try Run.attacked([attack], at: [path], ["remove", "Login"], in: folder.url) else { return }
        #expect(try folder.files == (run.status == 0 ? ["Login/Mine.swift": Data("mine".utf8)] : before))
    }

    // MARK: - What is opened -

    @Test(
        "nothing that the program opens is handed on to the programs that it runs, nor opened through a link in a folder",
        arguments: [
            ["Login", "--force", "--rx"], ["update", "Login", "--formatter"], ["remove", "Login"], ["status"],
            ["eject", "viper", "Sets/own"], ["lint", "set"], ["Home", "-t", "set"], ["Home"],
        ]
    )
    func opening(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: ".vipergen.json")
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("x\n", to: "set/{{name}}/Views/f.mustache")
        try folder.vipergen("Login")
        // What a run that was killed left.
        for path in ["vipergen", "0/Views/f"] { try folder.write("", to: "\(Self.staging)/\(path)") }
        guard let calls = try Run.trace("open,openat,dup,pipe2,socket", arguments, in: folder.url) else { return }
        // What the libraries open comes before.
        let own = calls.drop { !$0.contains(#"".vipergen.json""#) }
        #expect(!own.isEmpty)
        for call in own where call.contains("(") && !call.contains(" = -1 ") && !call.contains("/proc/") {
            #expect(call.contains("O_CLOEXEC"))
            #expect(call.hasPrefix("openat(AT_FDCWD") || call.contains("O_NOFOLLOW") || call.contains("O_EXCL"))
        }
    }

    // MARK: - What becomes of files -

    private static let staging = ".vipergen-\(geteuid())"
    private static let force = ["Login", "--tests", "--force", "--rx", "--formatter"]

    @Test(
        "a file that cannot be written takes the run back, with the reason of the first error",
        arguments: [
            (["write:error=ENOSPC:when=1"], "No space left on device", 74),
            (["write:error=ENOSPC:when=1", "close:error=EIO:when=1"], "No space left on device", 74),
            (["close:error=EIO:when=1"], "Input/output error", 74),
            (["write:error=EDQUOT:when=1"], "Disk quota exceeded", 74),
            (["openat:error=EACCES:when=1"], "Permission denied", 73),
        ] as [([String], String, Int32)]
    )
    func fileThatFails(attacks: [String], reason: String, status: Int32) throws {
        let folder = try TemporaryFolder()
        try folder.vipergen("Home", "--quiet")
        let before = try folder.files
        let path = "\(folder.url.path)/\(Self.staging)/0/LoginWireframe.swift"
        let paths = [path, "\(Self.staging)/0/LoginWireframe.swift"]
        guard let run = try Run.attacked(attacks, at: paths, ["Login"], in: folder.url) else { return }
        #expect(run.status == status)
        #expect(run.errors.contains(": \(reason)\n"), "\(run.errors)")
        #expect(run.errors.contains("nothing was changed"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Home"])
        #expect(try folder.files == before)
    }

    @Test("a file is closed although a signal came meanwhile")
    func interruptedClose() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.url.path)/\(Self.staging)/0/LoginWireframe.swift"
        guard let run = try Run.attacked(["close:error=EINTR:when=1"], at: [path], ["Login"], in: folder.url) else {
            return
        }
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.files.count == 6)
    }

    @Test(
        "without hard links modules are written, overwritten, updated and taken back as well",
        arguments: [true, false]
    )
    func withoutLinks(succeeds: Bool) throws {
        let folder = try TemporaryFolder.withModules()
        let before = try folder.files
        let failing = succeeds ? [] : ["renameat:error=EIO:when=9"]
        let attacks = ["linkat:error=EPERM:when=1+"] + failing
        guard let run = try Run.attacked(attacks, Self.force, in: folder.url) else { return }
        #expect(run.status == (succeeds ? 0 : 74), "\(run.errors)")
        #expect(try folder.files == before || succeeds)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 3)
        if succeeds { try folder.vipergen("Login", "--tests", "--rx", "--formatter", "--check") }
    }

    @Test("a file's owner is given as far as that is allowed; its permissions have to be")
    func attributesThatFail() throws {
        for (call, status) in [("fchownat", 0 as Int32), ("fchmodat", 73)] {
            let folder = try TemporaryFolder.withModules()
            let before = try folder.files
            let path = folder.url.appending(path: "Login/LoginPresenter.swift").path
            #expect(chmod(path, 0o640) == 0)
            if geteuid() == 0 { #expect(chown(path, 4321, 4321) == 0) }
            guard let run = try Run.attacked(["\(call):error=EPERM:when=1+"], Self.force, in: folder.url) else {
                return
            }
            #expect(run.status == status, "\(run.errors)")
            #expect(status == 0 || run.errors.contains("cannot set the permissions of"))
            #expect(try folder.permissions("Login/LoginPresenter.swift") == 0o640)
            #expect(try (folder.files == before) == (status != 0))
        }
    }

    @Test("what is temporary goes although no folder can be opened any more", arguments: [true, false])
    func withoutDescriptors(succeeds: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("x\n", to: "set/Deep/Deeper/f.mustache")
        try folder.write("x\n", to: "set/g.mustache")
        let failing = succeeds ? [] : ["renameat:error=EIO:when=1+"]
        let path = "\(folder.url.path)/\(Self.staging)"
        let attacks = ["openat:error=EMFILE:when=1+"] + failing
        let paths = [path, "\(Self.staging)/0"]
        guard let run = try Run.attacked(attacks, at: paths, ["Login", "-t", "set"], in: folder.url) else { return }
        #expect(run.status == (succeeds ? 0 : 74), "\(run.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(Set(names) == (succeeds ? ["set", "Login"] : ["set"]))
    }

    @Test("when all is written and what is temporary cannot be removed, that is told, and the next run does it")
    func cleaningThatFails() throws {
        let folder = try TemporaryFolder.withModules()
        guard let run = try Run.attacked(["unlinkat:error=EIO:when=1+"], Self.force, in: folder.url) else { return }
        #expect(run.status == 74)
        #expect(
            run.errors.contains("all is written, but what is temporary is not removed\nhelp: the next run tries again")
        )
        for place in ["", "Tests/"] {
            #expect(run.errors.contains("cannot remove '\(place)\(Self.staging)/"), "\(run.errors)")
        }
        try folder.vipergen("Login", "--tests", "--rx", "--formatter", "--check")
        let next = try folder.vipergen("Next", "--tests")
        #expect(!next.errors.contains("killed"))
        #expect(try !folder.files.keys.contains { $0.contains(Self.staging) })
        try folder.vipergen("Login", "--tests", "--rx", "--formatter", "--check")
    }

    @Test("what cannot be taken back is told with where it is kept, and the next run takes it back")
    func takingBackThatFails() throws {
        let folder = try TemporaryFolder.withModules()
        let before = try folder.files
        guard let run = try Run.attacked(["renameat:error=EIO:when=3+"], Self.force, in: folder.url) else { return }
        #expect(run.status == 74)
        for text in [
            "error: cannot create", "not everything could be taken back\nhelp: mend what is in the way",
            "note: what 'Login/LoginInterfaces.swift' was is kept as '\(Self.staging)/",
        ] {
            #expect(run.errors.contains(text), "\(run.errors)")
        }
        #expect(!run.errors.contains("nothing was changed"))
        #expect(try folder.vipergen("Home", "--tests").errors.contains("was taken back"))
        #expect(try folder.files == before)
    }

    @Test("what becomes empty for nobody but this run is told, and the next run knows what was left")
    func foldersThatStay() throws {
        let folder = try TemporaryFolder()
        let attack = "unlinkat:error=ENOTEMPTY:when=1+"
        guard let run = try Run.attacked([attack], at: [Self.staging], ["Login"], in: folder.url) else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("cannot remove the folder '\(Self.staging)': it is not empty"), "\(run.errors)")
        try folder.vipergen("Login")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Login"])
    }

    @Test("what does not go although the system says so is known again by the next run")
    func filesThatStay() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: "Login/LoginWireframe.swift")
        let (attack, originals) = ("unlinkat:retval=0:when=1", (0...9).map { "\($0).old" })
        guard let run = try Run.attacked([attack], at: originals, ["Login", "--force"], in: folder.url) else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("cannot remove the folder '\(Self.staging)': it is not empty"), "\(run.errors)")
        try folder.vipergen("Home")
        #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder.url.path)) == ["Home", "Login"])
    }

    @Test("modules are written as well where no second thread can be had")
    func withoutThreads() throws {
        let folder = try TemporaryFolder()
        let names = (1...100).map { "Module\($0)" }
        let attacks = ["clone3:error=EAGAIN:when=1+", "clone:error=EAGAIN:when=1+"]
        guard let run = try Run.attacked(attacks, names + ["--view", "code"], in: folder.url) else { return }
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.files.count == 500)
    }

    @Test("a file is written whole though a call writes nothing of it")
    func emptyWrite() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.url.path)/\(Self.staging)/0/LoginWireframe.swift"
        guard let run = try Run.attacked(["write:retval=0:when=1"], at: [path], ["Login"], in: folder.url) else {
            return
        }
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.vipergen("Login", "--check").errors == "")
    }

    @Test("a folder of a package from which something does not go is not built in")
    func packageThatStays() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("let a = 1\n", to: "set/{{name}}.swift.mustache")
        try folder.write("", to: "Package/.vipergen-package")
        try folder.write("", to: "Package/Files/Old/f.swift")
        let paths = ["\(folder.url.path)/Package/Files/Old", "Files/Old"]
        // The folder, and then as an empty one; what is in it; and the folder again.
        let attack = "unlinkat:error=ENOTEMPTY:when=4+"
        let command = ["verify", "set", "--stubs", "set", "--package", "Package"]
        guard let run = try Run.attacked([attack], at: paths, command, in: folder.url) else { return }
        #expect(run.status == 73)
        #expect(run.errors.contains("cannot remove the folder 'Package/Files/Old': Directory not empty"), "\(run)")
    }

    @Test("a program that no pipe can be made to is not run")
    func withoutPipes() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("x\n", to: "set/{{name}}View.swift.mustache")
        try folder.vipergen("Login", "-t", "set")
        let before = try folder.files
        let command = ["update", "Login", "-t", "set", "--since", "main"]
        guard let run = try Run.attacked(["pipe2:error=EMFILE:when=2"], command, in: folder.url) else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("error: cannot make 'a pipe': Too many open files"), "\(run.errors)")
        #expect(try folder.files == before)
    }

    // MARK: - Little is done -

    @Test(
        "a new module is put into its place by one rename, and what is as it is to be takes no call that changes something"
    )
    func fewCalls() throws {
        let folder = try TemporaryFolder()
        let calls = "renameat,linkat,mkdirat"
        guard let first = try Run.trace(calls, ["Login"], in: folder.url) else { return }
        #expect(first.count { $0.hasPrefix("renameat(") } == 1 && !first.contains { $0.hasPrefix("linkat(") })
        let second = try #require(try Run.trace(calls, ["Login"], in: folder.url))
        #expect(!second.contains { $0.contains("(") }, "\(second)")
    }

    @Test("a few modules need no second thread")
    func fewThreads() throws {
        let folder = try TemporaryFolder()
        guard let calls = try Run.trace("clone,clone3", ["Login", "Home", "--tests"], in: folder.url) else { return }
        #expect(!calls.contains { $0.contains("(") }, "\(calls)")
    }

    @Test("folders are locked in the order of their paths, so that no two runs wait for each other")
    func lockOrder() throws {
        let folder = try TemporaryFolder()
        for name in ["C", "B", "A/D"] { try folder.write("", to: name + "/.keep") }
        let arguments = ["Login", "-o", "C", "--tests-output", "A/D"]
        guard let locks = try Run.trace("flock", arguments, in: folder.url) else { return }
        let paths = locks.compactMap { $0.split(separator: ">").first?.split(separator: "<").last }.filter {
            $0.hasPrefix("/")
        }
        #expect(paths.count > 3 && paths == paths.sorted(), "\(locks)")
    }

    private static let modules = (1...20).map { "Module\($0)" }

    @Test(
        "few descriptors are enough, however many modules, files and sets there are",
        arguments: [
            ["--names-from", "names", "--force", "--rx", "--tests"],
            ["--names-from", "names", "--formatter", "--check"],
            ["update", "--all", "--formatter"], ["status"], ["templates"], ["lint"], ["Home", "-t", "Sets/set1"],
            ["remove"] + modules,
        ]
    )
    func descriptors(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"templates": "Sets", "template": "viper"}"#, to: ".vipergen.json")
        for number in 1...20 {
            try folder.write(#"{"name": "set\#(number)"}"#, to: "Sets/set\(number)/template.json")
            for file in 1...20 { try folder.write("x\n", to: "Sets/set1/files/folder\(file)/f") }
        }
        for number in 1...20 { try folder.write("x\n", to: "Sets/set\(number)/f.mustache") }
        try folder.write(Self.modules.joined(separator: "\n"), to: "names")
        try folder.vipergen("--names-from", "names", "--view", "code", "--quiet")
        let shell = URL(filePath: "/bin/sh")
        let command = #"ulimit -n 24; exec "$0" "$@""#
        let run = try Run(shell, ["-c", command, Repository.program.path] + arguments, in: folder.url)
        #expect(run.status == (arguments.contains("--check") ? 1 : 0), "\(run.errors)")
    }

    @Test("in a folder whose path is no text nothing is written, nor looked for without end")
    func unreadablePath() throws {
        let folder = try TemporaryFolder()
        let shell = URL(filePath: "/bin/sh")
        for arguments in [["Login"], ["Login", "-o", "Out"]] {
            let command = #"p=$(printf 'a\377'); mkdir -p "$p"; cd "$p"; exec timeout 30 "$0" "$@""#
            let run = try Run(shell, ["-c", command, Repository.program.path] + arguments, in: folder.url)
            #expect(run.status == 73)
            #expect(run.errors == "error: cannot tell where '\(arguments.last == "Out" ? "Out" : ".")' is\n")
        }
    }

    @Test("where the working directory is not there any more, nothing is looked for without end")
    func goneWorkingDirectory() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("gone", permissions: 0o755)
        for arguments in [["Login"], ["Login", "-o", "Out"], ["status"]] {
            let command = #"mkdir -p gone; cd gone; rmdir ../gone; exec timeout 30 "$0" "$@""#
            let shell = URL(filePath: "/bin/sh")
            let run = try Run(shell, ["-c", command, Repository.program.path] + arguments, in: folder.url)
            #expect((64...74).contains(run.status) && !run.errors.isEmpty, "\(run)")
        }
        #expect(try folder.files == [:])
    }
}
#endif
