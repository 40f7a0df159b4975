#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Files after failed system calls.
extension SystemCallTests {

    private static let force = ["Login", "--tests", "--force", "--rx", "--formatter"]

    @Test(
        "a run that cannot write a file is undone, and reports the reason",
        arguments: [
            ("write", "error=ENOSPC", "No space left on device", 74), ("close", "error=EIO", "Input/output error", 74),
            ("write", "error=EDQUOT", "Disk quota exceeded", 74), ("openat", "error=EACCES", "Permission denied", 73),
        ] as [(String, String, String, Int32)]
    )
    func fileThatFails(call: String, outcome: String, reason: String, status: Int32) throws {
        let attack = try Run.attacked(call, at: "-1/LoginWireframe.swift>", outcome, ["Login"]) { folder in
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
            let attack = try Run.attacked(call, at: "-1/LoginWireframe.swift>", outcome, ["Login"])
            guard let (run, folder, _) = attack else { return }
            #expect(run.status == 0, "\(run.errors)")
            #expect(try folder.vipergen("Login", "--check").errors == "")
        }
    }

    @Test("a file's owner is copied if permitted, and its permissions must be copied")
    func attributesThatFail() throws {
        for (call, status) in [("fchown", 0 as Int32), ("fchmod", 73)] {
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

    @Test("if deleted files stay under their hidden names, this is reported, and the run is complete")
    func cleaningThatFails() throws {
        let folder = try TemporaryFolder()
        try folder.vipergen("Login", "--tests", "--quiet")
        let attack = "\(Run.deleting):error=EIO:when=1+"
        guard let run = try Run.attacked([attack], ["remove", "Login"], in: folder.url) else { return }
        #expect(run.status == 0)
        #expect(run.errors.contains("warning: '.vipergen-unfinished-"), "\(run.errors)")
        #expect(run.errors.contains("help: all files are written: delete the rest by hand"), "\(run.errors)")
        #expect(try folder.files.keys.allSatisfy { $0.contains(".vipergen-unfinished-") })
    }

    @Test("what cannot be undone is reported, and the same command again completes it")
    func undoingThatFails() throws {
        let folder = try TemporaryFolder.withModules()
        let before = try folder.files
        let attack = "\(Run.renaming):error=EIO:when=4+"
        guard let run = try Run.attacked([attack], Self.force, in: folder.url) else { return }
        #expect(run.status == 74)
        #expect(run.errors.hasPrefix("error: cannot create '"), "\(run.errors)")
        #expect(!run.errors.contains("nothing was changed"))
        for (path, contents) in try folder.files where contents != before[path] {
            #expect(run.errors.contains("error: '\(path)' could not be restored\n"), "\(path): \(run.errors)")
        }
        try folder.vipergen("Login", "--tests", "--force", "--rx", "--formatter")
        try folder.vipergen("Login", "--tests", "--rx", "--formatter", "--check")
    }

    @Test("a package folder in which a folder cannot be deleted is not built")
    func packageThatStays() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("let a = 1\n", to: "set/{{name}}.swift.mustache")
        try folder.write("", to: "Package/.vipergen-package")
        try folder.write("", to: "Package/Files/Old/f.swift")
        let attack = "\(Run.emptying):error=ENOTEMPTY:when=1+"
        let paths = [folder.url.path + "/Package/Files/Old"]
        let command = ["verify", "set", "--stubs", "set", "--package", "Package"]
        guard let run = try Run.attacked([attack], at: paths, command, in: folder.url) else { return }
        #expect(run.status == 73)
        #expect(run.errors.contains("cannot remove the folder 'Package/Files/Old': Directory not empty"), "\(run)")
    }

    @Test("a program is not run if no pipe can be created")
    func withoutPipes() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("x\n", to: "set/{{name}}View.swift.mustache")
        try folder.vipergen("Login", "-t", "set")
        try folder.makeFolder(".git", permissions: 0o755)
        let before = try folder.files
        let command = ["update", "Login", "-t", "set", "--since", "main"]
        guard let run = try Run.attacked(["pipe2:error=EMFILE:when=2"], command, in: folder.url) else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("error: cannot make 'a pipe': Too many open files"), "\(run.errors)")
        #expect(try folder.files == before)
    }
}
#endif
