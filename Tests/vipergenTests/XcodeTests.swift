import Foundation
import TestSupport
import Testing

@Suite("Xcode projects on the command line") struct XcodeTests {

    private static let project = "App.xcodeproj/project.pbxproj"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleProject.groups.text, to: Self.project)
    }

    private func vipergen(_ arguments: String...) throws -> Run { try Run.vipergen(arguments, in: folder.url) }

    private var project: String { get throws { try folder.read(Self.project) } }

    private func configure(_ xcode: String = #"{"project": "App.xcodeproj", "targets": ["App"]}"#) throws {
        try folder.write(#"{"output": "App", "project": "App", "xcode": \#(xcode)}"#, to: ".vipergen.json")
    }

    @Test("a module is added to the project and its target at once, and the second time nothing changes")
    func generation() throws {
        try configure()
        let run = try vipergen("Login", "--view", "xib")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasSuffix("App.xcodeproj/project.pbxproj\n"))
        let text = try project
        #expect(text.contains("LoginPresenter.swift in Sources"))
        #expect(text.contains("LoginViewController.xib in Resources"))
        let second = try vipergen("Login", "--view", "xib")
        #expect(second.output.contains("unchanged  App.xcodeproj/project.pbxproj\n"))
        #expect(second.errors == "Login: unchanged\n")
        #expect(try project == text)
        #expect(try vipergen("Login", "--view", "xib", "--check").status == 0)
    }

    @Test("the command line names the project and its targets, and takes precedence over the configuration")
    func commandLine() throws {
        try configure(#"{"project": "Other.xcodeproj", "targets": "Other"}"#)
        let run = try vipergen(
            "Login",
            "--xcodeproj",
            "App.xcodeproj/",
            "--target",
            "App",
            "--target",
            "AppTests",
            "--view",
            "code"
        )
        #expect(run.status == 0, "\(run.errors)")
        #expect(try project.split(separator: "\n").count { $0.hasSuffix("LoginPresenter.swift in Sources */,") } == 2)
    }

    @Test("tests are added to the targets for tests, and there must be one")
    func testsTargets() throws {
        try configure()
        let refused = try vipergen("Login", "--tests-output", "AppTests", "--view", "code")
        #expect(refused.status == 64)
        #expect(refused.errors.contains("--tests-target NAME"))
        #expect(try folder.files.count == 2)
        let run = try vipergen("Login", "--tests-output", "AppTests", "--tests-target", "AppTests", "--view", "code")
        #expect(run.status == 0, "\(run.errors)")
        let phases = try project.split(separator: "PBXSourcesBuildPhase;")
        #expect(
            phases[1].contains("LoginPresenter.swift in Sources") && !phases[1].contains("LoginPresenterTests.swift")
        )
        #expect(
            phases[2].contains("LoginPresenterTests.swift in Sources") && !phases[2].contains("LoginPresenter.swift")
        )
    }

    @Test("an update adds its new files to the project, and a removal removes all files of the module")
    func updateAndRemoval() throws {
        try configure(#"{"project": "App.xcodeproj", "targets": ["App"], "testsTargets": ["AppTests"]}"#)
        #expect(try vipergen("Login", "--tests-output", "AppTests").status == 0)
        let before = try project
        let update = try vipergen("update", "Login", "--formatter", "--tests-output", "AppTests")
        #expect(update.status == 0, "\(update.errors)")
        #expect(try project.contains("LoginFormatter.swift in Sources"))
        #expect(try vipergen("update", "Login", "--formatter", "--tests-output", "AppTests").output == "")
        let back = try vipergen("update", "Login", "--no-formatter", "--tests-output", "AppTests")
        #expect(back.status == 0, "\(back.errors)")
        #expect(try project == before)
        #expect(try vipergen("remove", "Login", "--tests-output", "AppTests", "--dry-run").output.contains("merge "))
        let removal = try vipergen("remove", "Login", "--tests-output", "AppTests")
        #expect(removal.status == 0, "\(removal.errors)")
        #expect(try project == SampleProject.groups.text)
    }

    @Test("an update adds existing files to targets, and a module that is held back changes nothing")
    func updateOfOthers() throws {
        #expect(try vipergen("Login", "-o", "App").status == 0)
        try configure()
        #expect(try vipergen("update", "Login").status == 0)
        #expect(try project.contains("LoginPresenter.swift in Sources"))
        #expect(try vipergen("update", "Login", "--formatter").status == 0)
        let text = try project
        #expect(text.contains("LoginFormatter.swift in Sources"))
        let presenter = "App/Login/LoginPresenter.swift"
        try folder.write(
            try folder.read(presenter).replacing("self.interactor = interactor", with: "self.interactor = mine"),
            to: presenter
        )
        #expect(try vipergen("update", "Login", "--no-formatter", "--no-interactor").status != 0)
        #expect(try project == text)
        #expect(try vipergen("Home").status == 0)
        let run = try vipergen("update", "Home", "Login", "--no-interactor", "--tests", "--tests-target", "AppTests")
        #expect(run.status == 73, "\(run.errors)")
        #expect(try project.contains("HomePresenterTests.swift") && !project.contains("LoginPresenterTests.swift"))
    }

    @Test("a file that is not written is not added to the project")
    func leftOut() throws {
        try folder.write("", to: "App/Login/LoginPresenter.swift/file")
        try configure()
        #expect(try vipergen("Login", "--skip-existing", "--view", "code").status == 0)
        #expect(try project.contains("LoginWireframe.swift") && !project.contains("LoginPresenter.swift"))
        try folder.write(SampleProject.groups.text, to: Self.project)
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/Login/LoginWireframe.swift"))
        #expect(try vipergen("update", "Login", "--formatter", "--was", "--view code").status == 0)
        #expect(try project.contains("LoginFormatter.swift") && !project.contains("LoginWireframe.swift"))
    }

    @Test("ten concurrent runs lose no change")
    func atOnce() async throws {
        try configure()
        let names = (0..<10).map { "Module\($0)" }
        try await withThrowingTaskGroup(of: Int32.self) { group in
            for name in names { group.addTask { try vipergen(name, "--view", "code").status } }
            for try await status in group { #expect(status == 0) }
        }
        let text = try project
        for name in names { #expect(text.contains("\(name)Presenter.swift in Sources")) }
    }

    @Test("'--dry-run' and '--diff' show the changes of the project, and change nothing")
    func preview() throws {
        try configure()
        #expect(try vipergen("Login", "--dry-run").output.contains("App.xcodeproj/project.pbxproj\n"))
        let diff = try vipergen("Login", "--diff").output
        #expect(diff.contains("+++ b/App.xcodeproj/project.pbxproj\n") && !diff.contains("\nmerge "))
        #expect(try folder.files.count == 2)
        try folder.write(diff, to: "diff")
        let patch = try Run(URL(filePath: "/usr/bin/env"), ["git", "apply", "diff"], in: folder.url)
        #expect(patch.status == 0, "\(patch.errors)")
        #expect(try vipergen("Login", "--check").status == 0)
    }

    @Test("'--check' counts a file that is missing in the project")
    func check() throws {
        try configure()
        _ = try vipergen("Login")
        let text = try project
        let without = text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasSuffix("LoginPresenter.swift in Sources */,") }.joined(separator: "\n")
        try folder.write(without, to: Self.project)
        let run = try vipergen("Login", "--check")
        #expect(run.status == 1)
        #expect(run.output.split(separator: "\n").count { $0.hasPrefix("+\t") } == 2)
    }

    @Test("a conflicting file leaves the project unchanged")
    func conflict() throws {
        try configure()
        try folder.write("mine", to: "App/Login/LoginPresenter.swift")
        #expect(try vipergen("Login").status == 73)
        #expect(try project == SampleProject.groups.text)
        #expect(try vipergen("Login", "--skip-existing").status == 0)
        #expect(try project.contains("LoginPresenter.swift in Sources"))
    }

    @Test("if a project cannot be changed safely, no files are written")
    func brokenProject() throws {
        try configure()
        try folder.write("<<<<<<< HEAD\n" + SampleProject.groups.text, to: Self.project)
        let run = try vipergen("Login")
        #expect(run.status == 65)
        #expect(run.errors.contains("App.xcodeproj/project.pbxproj:1:1: error:"))
        #expect(try folder.files.count == 2)
    }

    @Test(
        "a project that a program generates is not changed, and a note gives advice",
        arguments: [("project.yml", "XcodeGen"), ("project.yaml", "XcodeGen"), ("Project.swift", "Tuist")]
    )
    func generatedProject(file: String, name: String) throws {
        try configure()
        try folder.write("", to: file)
        let run = try vipergen("Login")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("note: \(name) makes 'App.xcodeproj'"))
        #expect(try project == SampleProject.groups.text)
        // Such a project may be in no repository.
        try FileManager.default.removeItem(at: folder.url.appending(path: "App.xcodeproj"))
        #expect(try vipergen("Details").status == 0)
    }

    @Test("warnings about synchronized folders are printed on standard error, and not with '--quiet'")
    func warnings() throws {
        try folder.write(SampleProject.synchronized.text, to: Self.project)
        try configure()
        let run = try vipergen("Login")
        #expect(run.status == 0)
        #expect(run.errors.contains("warning: the target 'App' lacks 'Login/LoginWireframe.swift' of "))
        #expect(try vipergen("Login", "--quiet").errors == "")
        #expect(try project == SampleProject.synchronized.text)
    }

    @Test("'init' adds the base files to the project, and the names to the configuration")
    func initialization() throws {
        let run = try vipergen(
            "init",
            "-o",
            "App",
            "--xcodeproj",
            "App.xcodeproj",
            "--target",
            "App",
            "--tests-target",
            "AppTests"
        )
        #expect(run.status == 0, "\(run.errors)")
        #expect(try project.contains("BaseWireframe.swift in Sources"))
        #expect(try !project.contains("vipergen.json"))
        #expect(try vipergen("Login", "--tests").status == 0)
        #expect(try project.contains("LoginPresenterTests.swift in Sources"))
    }

    @Test(
        "for a missing project, the nearest name is suggested",
        arguments: [
            ("Apq.xcodeproj", "did you mean 'App.xcodeproj'?"), ("App", "did you mean 'App.xcodeproj'?"),
            ("Somewhere.xcodeproj", "there is 'App.xcodeproj'"), ("Empty.xcodeproj", "restore it"),
            ("App.xcodeproj/project.pbxproj", "name the folder that ends in '.xcodeproj'"),
        ]
    )
    func noProject(path: String, help: String) throws {
        if path == "Empty.xcodeproj" { try folder.write("", to: "Empty.xcodeproj/other") }
        let run = try vipergen("Login", "--xcodeproj", path, "--target", "App")
        #expect(run.status == 65)
        #expect(run.errors.contains("help: \(help)\n"))
    }

    @Test("a missing project in the configuration is reported at its name")
    func configuredProject() throws {
        try configure(#"{"project": "Nowhere.xcodeproj", "targets": ["App"]}"#)
        let run = try vipergen("Login")
        #expect(run.status == 65)
        #expect(run.errors.hasPrefix(".vipergen.json:1:58: error: there is no project 'Nowhere.xcodeproj'\n"))
    }

    @Test("a target without a project, and a project without a target, are errors")
    func incomplete() throws {
        #expect(try vipergen("Login", "--target", "App").status == 64)
        let lone = try vipergen("Login", "--tests-target", "App").errors
        #expect(lone.contains("goes with '--xcodeproj'\nhelp: add '--xcodeproj App.xcodeproj', or"), "\(lone)")
        #expect(try vipergen("Login", "--xcodeproj", "App.xcodeproj").errors.contains("add '--target NAME'"))
    }

    @Test(
        "the configuration's project must be in the repository, and must have targets",
        arguments: [
            (#"{"project": "../App.xcodeproj", "targets": ["App"]}"#, "is outside the repository"),
            (#"{"project": "App.xcodeproj"}"#, "'xcode.targets': this names no target"),
            (#"{"targets": ["App"]}"#, "'xcode.project': this is missing"),
            (#"{"project": "App.xcodeproj", "target": "App"}"#, "did you mean 'targets'?"),
            (#""App.xcodeproj""#, "'xcode': this must be an object"),
        ]
    )
    func badConfiguration(xcode: String, message: String) throws {
        try configure(xcode)
        let run = try vipergen("Login")
        #expect(run.status == 65)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.contains(".vipergen.json"))
    }

    @Test("a symlink in the place of the project's file is not followed")
    func link() throws {
        try configure()
        let file = folder.url.appending(path: Self.project)
        try FileManager.default.moveItem(at: file, to: folder.url.appending(path: "elsewhere"))
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "../elsewhere")
        #expect(try vipergen("Login").status == 65)
        #expect(try folder.read("elsewhere") == SampleProject.groups.text)
    }

    @Test("a file in the place of the project's folder is not a project")
    func plainFile() throws {
        try folder.write("", to: "Plain.xcodeproj")
        let run = try vipergen("Login", "--xcodeproj", "Plain.xcodeproj", "--target", "App")
        #expect(run.status == 65)
        #expect(run.errors.contains("it has no 'project.pbxproj' or 'project.xcproj'\nhelp: restore it\n"))
    }

    @Test("a read-only project stops only a run that would change it")
    func readOnly() throws {
        try configure()
        let file = folder.url.appending(path: Self.project).path
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
        for arguments in [["Login"], ["Login", "--dry-run"]] {
            let run = try Run.vipergen(arguments, in: folder.url)
            #expect(run.status == 73)
            #expect(run.errors.contains("'App.xcodeproj/project.pbxproj' is read-only"), "\(run.errors)")
            #expect(run.errors.contains("help: unlock it, for example with 'chmod u+w'"))
        }
        #expect(try folder.files.count == 2)
        #expect(try vipergen("Login", "--check").status == 1)
        #expect(try vipergen("Login", "--diff").status == 0)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
        #expect(try vipergen("Login").status == 0)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
        #expect(try vipergen("Login").status == 0)
    }

    @Test("a module with files that the target has already is written, with a warning for each file")
    func sameName() throws {
        try configure()
        #expect(try vipergen("A/Login", "--view", "code").errors.contains("warning") == false)
        let run = try vipergen("B/Login", "--view", "code")
        #expect(run.status == 0)
        let paths = "'App/B/Login/LoginPresenter.swift' and 'App/A/Login/LoginPresenter.swift'"
        #expect(run.errors.contains("warning: the target 'App' has two files of one name"), "\(run.errors)")
        #expect(run.errors.contains(paths), "\(run.errors)")
        // Even if the project does not name the files.
        try folder.write(SampleProject.synchronized.text, to: Self.project)
        let other = try vipergen("C/Login", "--view", "code")
        #expect(other.errors.contains("'App/C/Login/LoginPresenter.swift' and 'App/A/"), "\(other.errors)")
    }

    @Test("a module that is a package is not added to the project, and a note says so")
    func package() throws {
        try configure()
        try folder.write(#"{"name": "set", "description": "x", "options": []}"#, to: "set/template.json")
        try folder.write("// {{name}}\n", to: "set/Package.swift.mustache")
        try folder.write("// {{name}}\n", to: "set/Sources/{{name}}.swift.mustache")
        let run = try vipergen("Login", "-t", "./set")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("note: 'App/Login' is a package"))
        #expect(try project == SampleProject.groups.text)
    }

    @Test("the first five of many projects are listed")
    func manyProjects() throws {
        for name in 1...6 { try folder.write(SampleProject.groups.text, to: "A\(name).xcodeproj/project.pbxproj") }
        let run = try vipergen("Login", "--xcodeproj", "Something", "--target", "App")
        let list = (1...5).map { "'A\($0).xcodeproj'" }.joined(separator: ", ")
        #expect(run.errors.hasSuffix("help: there is \(list)\n"), "\(run.errors)")
    }

    @Test("for a missing project, the existing ones are listed in order, or the nearest is suggested")
    func otherProjects() throws {
        for name in ["B", "A", "Inner/Apps/App"] {
            try folder.write(SampleProject.groups.text, to: "\(name).xcodeproj/project.pbxproj")
        }
        try folder.write("", to: "Folder/project.pbxproj")
        for (path, help) in [
            ("Something.xcodeproj", "there is 'A.xcodeproj', 'App.xcodeproj', 'B.xcodeproj'"),
            ("App", "did you mean 'App.xcodeproj'?"), ("Appp.xcodeproj", "did you mean 'App.xcodeproj'?"),
            ("./Appp.xcodeproj", "did you mean 'App.xcodeproj'?"),
            ("nowhere/App.xcodeproj", "name the folder that ends in '.xcodeproj'"),
            ("Folder", "there is 'A.xcodeproj', 'App.xcodeproj', 'B.xcodeproj'"),
            ("Inner/Apps/Appp.xcodeproj", "did you mean 'App.xcodeproj'?"),
            ("/", "name the folder that ends in '.xcodeproj'"),
        ] {
            let run = try vipergen("Login", "--xcodeproj", path, "--target", "App")
            #expect(run.errors.contains("there is no project '\(path)'\nhelp: \(help)\n"), "\(run.errors)")
        }
        let run = try vipergen("Login", "--xcodeproj", "C/", "--target", "App")
        #expect(run.errors.contains("there is no project 'C'\n"), "\(run.errors)")
    }
}
