#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Files after failed system calls.
extension SystemCallTests {

    private static let force = ["Login", "--tests", "--force", "--rx", "--formatter"]

    @Test(
        "a run that cannot write a file is rolled back, and reports the reason",
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

    @Test("'learn' fails if a file of a module cannot be read")
    func unreadableFile() throws {
        let folder = try TemporaryFolder()
        try folder.vipergen("Login", "Home", "--quiet")
        let path = "Login/LoginPresenter.swift"
        let attack = try Run.attacked(["openat:error=EACCES"], at: [path], ["learn", "."], in: folder.url)
        guard let run = attack else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("error: cannot read '\(path)': Permission denied\n"), "\(run.errors)")
    }

    @Test("a file is complete even if closing it is interrupted, or a write writes nothing")
    func interruptedCalls() throws {
        for (call, outcome) in [("close", "error=EINTR"), ("write", "retval=0")] {
            let attack = try Run.attacked(call, at: "/0/LoginWireframe.swift>", outcome, ["Login"])
            guard let (run, folder, _) = attack else { return }
            #expect(run.status == 0, "\(run.errors)")
            #expect(try folder.vipergen("Login", "--check").errors == "")
        }
    }

    @Test("a run that cannot write its journal fails and changes nothing", arguments: ["step", "done"])
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
        "without hard links, modules are still written, overwritten and rolled back",
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

    @Test("a file's owner is copied if permitted, and its permissions must be copied")
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

    @Test("if temporary files cannot be deleted, this is reported, and the next run deletes them")
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

    @Test("a failed rollback is reported with the place of the original, and the next run completes it")
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

    @Test("a package folder in which a folder cannot be deleted is not built")
    func packageThatStays() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("let a = 1\n", to: "set/{{name}}.swift.mustache")
        try folder.write("", to: "Package/.vipergen-package")
        try folder.write("", to: "Package/Files/Old/f.swift")
        // The folder as a file, its contents, and then the folder.
        let attack = "unlinkat:error=ENOTEMPTY:when=3+"
        let command = ["verify", "set", "--stubs", "set", "--package", "Package"]
        guard let run = try Run.attacked([attack], command, in: folder.url) else { return }
        #expect(run.status == 73)
        #expect(run.errors.contains("cannot remove the folder 'Package/Files/Old': Directory not empty"), "\(run)")
    }

    @Test("a program is not run if no pipe can be created")
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
