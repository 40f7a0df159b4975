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

    // MARK: - What is opened -

    @Test(
        "nothing that the program opens is handed on to the programs that it runs, nor opened through a link in a folder",
        arguments: [
            ["Login", "--force", "--rx"], ["update", "Login", "--formatter"], ["remove", "Login"], ["status"],
            ["eject", "viper", "Sets/own"], ["lint", "set"], ["Home", "-t", "set"],
        ]
    )
    func opening(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: ".vipergen.json")
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("x\n", to: "set/{{name}}/Views/f.mustache")
        try folder.vipergen("Login")
        guard let calls = try Run.trace("open,openat,dup,pipe2,socket", arguments, in: folder.url) else { return }
        // What the libraries open comes before.
        let own = calls.drop { !$0.contains(#"".vipergen.json""#) }
        #expect(!own.isEmpty)
        for call in own where call.contains("(") && !call.contains(" = -1 ") && !call.contains("/proc/") {
            #expect(call.contains("O_CLOEXEC"))
            #expect(call.hasPrefix("openat(AT_FDCWD, ") || call.contains("O_NOFOLLOW") || call.contains("O_EXCL"))
        }
    }

    // MARK: - What becomes of files -

    /// A module that somebody has worked on, and one that is as it was written.
    private func makeModules() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.vipergen("Login", "Home", "--tests")
        try folder.write("mine", to: "Login/LoginPresenter.swift")
        return folder
    }

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
        let folder = try makeModules()
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
            let folder = try makeModules()
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
        let folder = try makeModules()
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
        let folder = try makeModules()
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
}
#endif
