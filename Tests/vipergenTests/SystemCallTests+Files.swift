#if os(Linux)
import Foundation
import TestSupport
import Testing

/// What becomes of files when calls to the system go wrong.
extension SystemCallTests {

    private static let force = ["Login", "--tests", "--force", "--rx", "--formatter"]

    @Test(
        "a run whose file cannot be written is rolled back, and says why",
        arguments: [
            ("write", "error=ENOSPC", "No space left on device", 74), ("close", "error=EIO", "Input/output error", 74),
            ("write", "error=EDQUOT", "Disk quota exceeded", 74), ("openat", "error=EACCES", "Permission denied", 73),
        ] as [(String, String, String, Int32)]
    )
    func fileThatFails(call: String, outcome: String, reason: String, status: Int32) throws {
        let attack = try Run.attacked(call, at: "/0/LoginWireframe.swift>", outcome, ["Login"]) { folder in
            try folder.vipergen("Home", "--quiet")
        }
        guard let (run, folder, before) = attack else { return }
        #expect(run.status == status)
        #expect(run.errors.contains(": \(reason)\n"), "\(run.errors)")
        #expect(run.errors.contains("nothing was changed"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Home"])
        #expect(try folder.files == before)
    }

    @Test("a file of a module that cannot be read stops 'learn'")
    func unreadableFile() throws {
        let folder = try TemporaryFolder()
        try folder.vipergen("Login", "Home", "--quiet")
        let path = "Login/LoginPresenter.swift"
        let attack = try Run.attacked(["openat:error=EACCES"], at: [path], ["learn", "."], in: folder.url)
        guard let run = attack else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("error: cannot read '\(path)': Permission denied\n"), "\(run.errors)")
    }

    @Test("a file is written whole though a signal comes when it is closed, or a call writes nothing of it")
    func interruptedCalls() throws {
        for (call, outcome) in [("close", "error=EINTR"), ("write", "retval=0")] {
            let attack = try Run.attacked(call, at: "/0/LoginWireframe.swift>", outcome, ["Login"])
            guard let (run, folder, _) = attack else { return }
            #expect(run.status == 0, "\(run.errors)")
            #expect(try folder.vipergen("Login", "--check").errors == "")
        }
    }

    @Test("where the journal cannot be written the run fails, and changes nothing", arguments: ["step", "done"])
    func journalThatFails(record: String) throws {
        let attack = try Run.attacked("write", at: #""{\"\#(record)\""#, "error=ENOSPC", Self.force) { folder in
            try folder.vipergen("Login", "--tests", "--quiet")
        }
        guard let (run, folder, before) = attack else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("No space left on device\nhelp: make room; nothing was changed"), "\(run.errors)")
        #expect(try folder.files == before)
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

    @Test("when all is written and what is temporary cannot be deleted, the run says so, and the next one deletes it")
    func cleaningThatFails() throws {
        let folder = try TemporaryFolder.withModules()
        guard let run = try Run.attacked(["unlinkat:error=EIO:when=1+"], Self.force, in: folder.url) else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("error: all files are written, but '.vipergen-"), "\(run.errors)")
        #expect(run.errors.contains("' could not be deleted\nhelp: the next run tries again"), "\(run.errors)")
        #expect(run.errors.hasPrefix("error: cannot remove '.vipergen-"), "\(run.errors)")
        try folder.vipergen("Login", "--tests", "--rx", "--formatter", "--check")
        let next = try folder.vipergen("Next", "--tests")
        #expect(!next.errors.contains("killed"))
        #expect(try !folder.files.keys.contains { $0.contains(".vipergen-") })
        try folder.vipergen("Login", "--tests", "--rx", "--formatter", "--check")
    }

    @Test("what cannot be rolled back is reported with where it is kept, and the next run rolls it back")
    func rollingBackThatFails() throws {
        let folder = try TemporaryFolder.withModules()
        let before = try folder.files
        guard let run = try Run.attacked(["renameat:error=EIO:when=4+"], Self.force, in: folder.url) else { return }
        #expect(run.status == 74)
        for text in [
            "error: cannot create", "not everything could be rolled back, see '.vipergen-",
            "note: what 'Login/LoginInterfaces.swift' was is kept as '.vipergen-",
        ] {
            #expect(run.errors.contains(text), "\(run.errors)")
        }
        #expect(!run.errors.contains("nothing was changed"))
        #expect(try folder.vipergen("Home", "--tests").errors.contains("was rolled back"))
        #expect(try folder.files == before)
    }

    @Test("a folder of a package from which something does not go is not built in")
    func packageThatStays() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("let a = 1\n", to: "set/{{name}}.swift.mustache")
        try folder.write("", to: "Package/.vipergen-package")
        try folder.write("", to: "Package/Files/Old/f.swift")
        // The folder as a file, what is in it, and then the folder.
        let attack = "unlinkat:error=ENOTEMPTY:when=3+"
        let command = ["verify", "set", "--stubs", "set", "--package", "Package"]
        guard let run = try Run.attacked([attack], command, in: folder.url) else { return }
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
}
#endif
