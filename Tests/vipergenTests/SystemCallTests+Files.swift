#if os(Linux)
import Foundation
import TestSupport
import Testing

/// What becomes of files when calls to the system go wrong.
extension SystemCallTests {

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
        #expect(run.errors.hasPrefix("error: cannot remove 'Tests/\(Self.staging)/"), "\(run.errors)")
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

    @Test("of two folders with what is temporary, the one that tells that all is done stays as long as the other")
    func doneThatStays() throws {
        let folder = try TemporaryFolder()
        for path in ["App", "AppTests"] { try folder.makeFolder(path, permissions: 0o755) }
        let command = ["Login", "--tests", "-o", "App", "--tests-output", "AppTests"]
        guard let run = try Run.attacked(["unlinkat:error=EIO:when=1"], command, in: folder.url) else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("all is written, but what is temporary is not removed"), "\(run.errors)")
        #expect(try folder.files.keys.contains { $0.hasPrefix("AppTests/\(Self.staging)/") })
        try folder.vipergen("Home", "-o", "AppTests")
        #expect(try Run.vipergen(command + ["--check"], in: folder.url).status == 0)
        #expect(try !folder.files.keys.contains { $0.contains(Self.staging) })
    }
}
#endif
