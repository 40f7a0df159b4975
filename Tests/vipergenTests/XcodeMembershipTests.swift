import Foundation
import TestSupport
import Testing

@Suite("Xcode projects follow the files") struct XcodeMembershipTests {

    private static let json = "App.xcodeproj/project.xcproj"
    private static let list = "App.xcodeproj/project.pbxproj"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let xcode = #"{"project": "App.xcodeproj", "targets": ["App"], "testsTargets": ["AppTests"]}"#
        try folder.write(
            #"{"output": "App", "testsOutput": "AppTests", "project": "App", "xcode": \#(xcode)}"#,
            to: ".vipergen.json"
        )
        try folder.write("", to: "App/AppDelegate.swift")
    }

    private func vipergen(_ arguments: String...) throws -> Run { try Run.vipergen(arguments, in: folder.url) }

    /// The project's file, which is written first.
    private func write(_ file: String) throws -> String {
        let text = file == Self.json ? SampleJSONProject.text : SampleProject.groups.text
        try folder.write(text, to: file)
        return text
    }

    private func delete(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: path))
    }

    @Test(arguments: [json, list])
    func `modules and their tests go into the project and out of it, and leave the bytes of before`(file: String) throws
    {
        let text = try write(file)
        #expect(try vipergen("Login", "Home/Feed", "--tests").status == 0)
        let new = try folder.read(file)
        #expect(new.contains("LoginPresenterTests.swift") && new.contains("FeedPresenter.swift"))
        #expect(try vipergen("Login", "Home/Feed", "--tests").errors == "2 modules: unchanged\n")
        let removal = try vipergen("remove", "Login", "Home/Feed")
        #expect(removal.status == 0, "\(removal.errors)")
        #expect(try folder.read(file) == text)
    }

    @Test func `a project with files of both formats is refused, and '--no-project' writes the modules`() throws {
        let texts = try [write(Self.json), write(Self.list)]
        let run = try vipergen("Login")
        #expect(run.status == 65)
        #expect(run.errors.contains("both 'App.xcodeproj/project.pbxproj' and 'App.xcodeproj/project.xcproj'"))
        #expect(run.errors.contains("help: delete the one that is out of date"))
        #expect(try vipergen("Login", "--no-project").status == 0)
        #expect(try [folder.read(Self.json), folder.read(Self.list)] == texts)
    }

    @Test(arguments: [json, list])
    func `a moved module stays in its other targets`(file: String) throws {
        _ = try write(file)
        #expect(try vipergen("Login", "--view", "code", "--target", "App", "--target", "AppTests").status == 0)
        let before = try folder.read(file)
        let place = folder.url.appending(path: "App/Account")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let old = folder.url.appending(path: "App/Login")
        try FileManager.default.moveItem(at: old, to: place.appending(path: "Login"))
        #expect(try vipergen("update", "--all").status == 0)
        let after = try folder.read(file)
        let name = "LoginPresenter.swift"
        #expect(after != before && after.split(separator: name).count == before.split(separator: name).count)
    }

    @Test func `a folder behind a symlink is refused if the project names files by that path`() throws {
        _ = try write(Self.list)
        #expect(try vipergen("Login", "-o", "App/Modules").status == 0)
        let (modules, shared) = (folder.url.appending(path: "App/Modules"), folder.url.appending(path: "Shared"))
        try FileManager.default.moveItem(at: modules, to: shared)
        try FileManager.default.createSymbolicLink(atPath: modules.path, withDestinationPath: "../Shared")
        let before = try folder.files
        for command in [["remove", "Login"], ["update", "Login"], ["Home"]] {
            let run = try Run.vipergen(command + ["-o", "App/Modules"], in: folder.url)
            let message = "'App/Modules' is a symlink or behind one, and the project names files by that path\n"
            #expect(run.status == 64 && run.errors.contains(message), "\(run)")
            #expect(run.errors.contains("help: in Xcode, name them by the real path, 'Shared'\n"), "\(run.errors)")
        }
        #expect(try folder.files == before)
        #expect(try vipergen("Home", "-o", "Shared").status == 0)
    }

    @Test func `'init' with tests needs a target for them`() throws {
        _ = try write(Self.list)
        try delete(".vipergen.json")
        let words = ["init", "--no-base", "-o", "App", "--tests", "--xcodeproj", "App.xcodeproj", "--target", "App"]
        let run = try Run.vipergen(words, in: folder.url)
        #expect(
            run.status == 64 && run.errors.contains("is named for the tests\nhelp: add '--tests-target NAME'"),
            "\(run)"
        )
        #expect(try Run.vipergen(words + ["--tests-target", "AppTests"], in: folder.url).status == 0)
    }

    @Test(arguments: [json, list])
    func `an update adds what the project lacks, whatever the module's options`(file: String) throws {
        let text = try write(file)
        #expect(try vipergen("Login", "--view", "code").status == 0)
        #expect(try vipergen("Home", "--tests").status == 0)
        let new = try folder.read(file)
        try folder.write(text, to: file)
        #expect(try vipergen("update", "--all", "--check").status == 1)
        #expect(try vipergen("update", "--all").status == 0)
        #expect(try Set(folder.read(file).split(separator: "\n")) == Set(new.split(separator: "\n")))
        #expect(try vipergen("update", "--all", "--check").status == 0)
    }

    @Test(arguments: [json, list])
    func `an update removes references to deleted and moved files`(file: String) throws {
        _ = try write(file)
        #expect(try vipergen("Login", "Home", "Feed").status == 0)
        try delete("App/Feed")
        try delete("App/Home/HomeInteractor.swift")
        let login = folder.url.appending(path: "App/Login")
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "App/Start"),
            withIntermediateDirectories: true
        )
        try FileManager.default.moveItem(at: login, to: folder.url.appending(path: "App/Start/Login"))
        #expect(try vipergen("update", "--all").status == 0)
        let text = try folder.read(file)
        #expect(!text.contains("HomeInteractor.swift"))
        // A folder that is missing may be a submodule: its files stay until somebody removes the module.
        #expect(text.contains("FeedPresenter.swift"))
        let references = file == Self.json ? "\"path\": \"LoginPresenter.swift\"" : "; path = LoginPresenter.swift;"
        #expect(text.components(separatedBy: references).count == 2)
        #expect(text.contains("Start"))
    }

    @Test(arguments: [json, list])
    func `a module that was deleted by hand can be removed from the project`(file: String) throws {
        let text = try write(file)
        #expect(try vipergen("Login").status == 0)
        try delete("App/Login")
        #expect(try vipergen("remove", "Login").status == 0)
        #expect(try folder.read(file) == text)
        #expect(try vipergen("remove", "Login").errors.contains("there is no module 'App/Login'"))
    }

    @Test func `two groups for a module's folder hold back only this module`() throws {
        let text = try write(Self.json)
        let group = "            { \"kind\": \"group\", \"path\": \"App/Bad\" },\n".dropFirst(8)
        let end = "    { \"kind\": \"folder\""
        try folder.write(text.replacing(end, with: group + group + end), to: Self.json)
        let run = try vipergen("Bad", "Good")
        #expect(run.status == 65)
        #expect(run.errors.contains("2 groups are for the folder 'App/Bad'"))
        #expect(try folder.read(Self.json).contains("GoodPresenter.swift"))
        #expect(try folder.files.keys.contains("App/Good/GoodPresenter.swift"))
        #expect(try !folder.files.keys.contains { $0.hasPrefix("App/Bad") })
    }

    @Test func `a folder below a package is in no target`() throws {
        let text = try write(Self.json)
        try folder.write("", to: "Kit/Package.swift")
        let run = try vipergen("Login", "-o", "Kit/Sources")
        #expect(run.status == 0)
        #expect(run.errors.contains("note: 'Kit' is a package: its files are in no target"))
        #expect(try folder.read(Self.json) == text)
    }

    @Test func `a check counts the project as a project`() throws {
        let text = try write(Self.json)
        #expect(try vipergen("Login", "Home").status == 0)
        try folder.write(text, to: Self.json)
        let run = try vipergen("Login", "Home", "--check")
        #expect(run.status == 1)
        #expect(run.output.hasSuffix("2 modules: unchanged; App.xcodeproj/project.xcproj differs\n"), "\(run.output)")
    }
}
