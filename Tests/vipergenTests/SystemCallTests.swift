#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Runs after failed system calls.
@Suite("System calls") struct SystemCallTests {

    @Test("a folder that becomes unreadable ends the run", arguments: [2, 3])
    func folderThatIsLost(call: Int) throws {
        let folder = try TemporaryFolder()
        let attack = "newfstatat:error=EIO:when=\(call)+"
        guard let run = try Run.attacked([attack], at: [folder.url.path], ["Login"], in: folder.url) else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("Input/output error"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test(
        "an unreadable folder is not treated as missing",
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

    @Test(
        "the working directory has its right name, or the run fails",
        arguments: [(["init", "-o", "App"], 0), (["lint", "."], 65)] as [([String], Int32)]
    )
    func currentFolderThatIsLost(arguments: [String], status: Int32) throws {
        func attacked(_ call: Int) throws -> (run: Run, before: [String: Data], after: [String: Data])? {
            let folder = try TemporaryFolder()
            try folder.write(#"{"name": "set"}"#, to: "app/template.json")
            try folder.write("x\n", to: "app/{{name}}.swift.mustache")
            let before = try folder.files
            let place = folder.url.appending(path: "app")
            guard let run = try Run.attacked(["getcwd:error=EIO:when=\(call)"], arguments, in: place) else {
                return nil
            }
            return (run, before, try folder.files)
        }
        // There are fewer calls than that.
        guard let whole = try attacked(1_000) else { return }
        #expect(whole.run.status == status)
        for call in 1...12 {
            let (run, before, after) = try #require(try attacked(call))
            #expect([74, status].contains(run.status), "\(call): \(run.errors)")
            #expect(after == (run.status == status ? whole.after : before), "\(call)")
        }
    }

    @Test("a locked folder that is unreadable once never makes a run wait for itself")
    func lockedFolderThatIsLostOnce() throws {
        for look in 1...10 {
            guard let run = try run(losing: look) else { return }
            #expect([0, 74].contains(run.status), "\(look): \(run.errors)")
            #expect(!run.errors.contains("waiting for another run"), "\(look): \(run.errors)")
        }
    }

    @Test("a locked folder that becomes unreadable ends the run", arguments: [1, 2])
    func lockedFolderThatIsLost(look: Int) throws {
        guard let run = try run(losing: look) else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("Input/output error"), "\(run.errors)")
    }

    /// A run whose output folder is unreadable once, the given number of calls after it is locked; nil without strace.
    private func run(losing look: Int) throws -> Run? {
        let folders = try [TemporaryFolder(), TemporaryFolder()]
        for folder in folders { try folder.makeFolder("Out", permissions: 0o755) }
        let paths = folders.map { $0.url.path + "/Out" }
        let command = ["Login", "-o", "Out"]
        guard let calls = try Run.trace("flock,newfstatat", command, in: folders[0].url) else { return nil }
        let own = calls.filter { $0.contains("<\(paths[0])>") || $0.contains("\"\(paths[0])\"") }
        let number = own.prefix { !$0.hasPrefix("flock(") }.count + look
        let attack = "newfstatat:error=EIO:when=\(number)"
        return try Run.attacked([attack], at: [paths[1]], command, in: folders[1].url)
    }

    @Test("an update does not treat unreadable tests as missing")
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

    @Test("if the folder of snapshots is unreadable at any call, nothing in it is changed")
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
        let attack = "-e trace=\(Run.renaming) -e inject=\(Run.renaming):signal=\(signal):when=1"
        let command = "exec strace -f -o /dev/null \(attack) '\(Repository.program.path)' Login Home"
        let once = "\(Run.renaming):signal=\(signal):when=1"
        guard try Run.attacked([once], ["Login", "Home"], in: folder.url) != nil else { return }
        #expect(try folder.files.isEmpty)
        let run = try Run(URL(filePath: "/bin/sh"), ["-c", "trap '' \(signal); \(command)"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.files.count == 12)
    }

    @Test("a signal that comes after the last change has no effect")
    func lateSignal() throws {
        let folder = try TemporaryFolder()
        let attack = "\(Run.renaming):signal=INT:when=1"
        guard let run = try Run.attacked([attack], ["Login"], in: folder.url) else { return }
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("create     Login/Login.storyboard\n"))
        #expect(try folder.files.count == 6)
    }

    @Test("a folder that seems empty and is not stays, with its contents", arguments: 1...9)
    func folderThatFills(look: Int) throws {
        let folder = try TemporaryFolder()
        try folder.vipergen("Login", "--quiet")
        try folder.write("mine", to: "Login/Mine.swift")
        let before = try folder.files
        let (attack, path) = ("getdents64:retval=0:when=\(look)", "\(folder.url.path)/Login")
        guard let run = try Run.attacked([attack], at: [path], ["remove", "Login"], in: folder.url) else { return }
        #expect(try folder.files == (run.status == 0 ? ["Login/Mine.swift": Data("mine".utf8)] : before))
    }
}
#endif
