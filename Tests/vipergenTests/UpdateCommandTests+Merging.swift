import Foundation
import TestSupport
import Testing

/// What a person wrote into a module of the built-in sets, where the templates change it.
extension UpdateCommandTests {

    private static let presenter = "Login/LoginPresenter.swift"

    @Test(arguments: ["testWireframeConnectsTheParts", "testModuleIsReleasedWithItsScreen"])
    func `a line of yours stays in its test when options change`(test: String) throws {
        try folder.vipergen("Login", "--tests", "--testing", "xctest", "--quiet")
        let path = try #require(try folder.files.keys.first { $0.hasSuffix("LoginPresenterTests.swift") })
        try replace("func \(test)() async {\n", with: "func \(test)() async {\n        mine()\n", in: path)
        for options in [["--rx"], ["--formatter"], ["--no-rx", "--route", "Detail"]] {
            let run = try Run.vipergen(["update", "Login", "--quiet"] + options, in: folder.url)
            #expect(run.status == 0, "\(run.errors)")
            let tests = try folder.read(path).components(separatedBy: "    func ")
            #expect(tests.filter { $0.contains("mine()") }.map { $0.hasPrefix(test) } == [true], "\(options)")
        }
    }

    @Test func `a property of yours with the name of a new one is a conflict with its line`() throws {
        try folder.vipergen("Login", "--quiet")
        let mine = "    private let formatter = DateFormatter()\n"
        try replace("    private let wireframe", with: mine + "    private let wireframe", in: Self.presenter)
        let before = try folder.files
        let lines = try folder.read(Self.presenter).components(separatedBy: "\n")
        let line = try #require(lines.firstIndex { $0 + "\n" == mine }) + 1
        let run = try folder.vipergen("update", "Login", "--formatter", status: 73)
        #expect(run.errors.contains("\(Self.presenter):\(line): error: yours has 'formatter' already"), "\(run.errors)")
        #expect(try folder.files == before)
    }

    @Test func `a change is made as a whole in a file with '#if', or is a conflict`() throws {
        try folder.vipergen("Login", "--quiet")
        let method = "    func debug() {\n        print(view)\n    }\n"
        let debug = "#if DEBUG\nextension LoginPresenter {\n\(method)}\n#endif\n\n"
        try replace("// MARK: - Extensions -", with: debug + "// MARK: - Extensions -", in: Self.presenter)
        let before = try folder.files
        try folder.vipergen("update", "Login", "--no-interactor", "--quiet")
        let presenter = try folder.read(Self.presenter)
        #expect(presenter.contains(debug) && !presenter.lowercased().contains("interactor"))
        try folder.vipergen("update", "Login", "--interactor", "--quiet")
        #expect(try folder.files == before)
        let property = "    private let interactor: LoginInteractorInterface\n"
        try replace(property, with: "#if DEBUG\n\(property)#endif\n", in: Self.presenter)
        let hidden = try folder.files
        let run = try folder.vipergen("update", "Login", "--no-interactor", status: 73)
        #expect(run.errors.contains("the templates delete what is in '#if' now"), "\(run.errors)")
        #expect(try folder.files == hidden)
    }

    @Test func `a file with another name puts the module in conflict if the templates change it`() throws {
        try folder.vipergen("Login", "--quiet")
        try folder.write(try folder.read(Self.presenter), to: "Login/LoginViewModel.swift")
        try FileManager.default.removeItem(at: folder.url.appending(path: Self.presenter))
        let before = try folder.files
        let run = try folder.vipergen("update", "Login", "--formatter", status: 73)
        let message = "its types are in 'Login/LoginViewModel.swift': rename that file, or change it by hand"
        #expect(run.errors.contains("\(Self.presenter): error: \(message)"), "\(run.errors)")
        #expect(try folder.files == before)
        // The templates do not change it.
        try folder.vipergen("update", "Login", "--view", "xib", "--quiet")
    }

    @Test func `a module that an update makes less like the old templates is still one of the set`() throws {
        for (path, value) in [(Self.own, "5"), ("Old", "1")] {
            try folder.write(#"{"name": "own", "description": "d"}"#, to: "\(path)/template.json")
            let template =
                "final class {{name}}Thing {\n    let one = \(value)\n    let two = 2\n    let three = 3\n}\n"
            try folder.write(template, to: "\(path)/{{name}}Thing.swift.mustache")
        }
        try folder.write(#"{"templates": "Templates", "template": "own", "output": "App"}"#, to: ".vipergen.json")
        // Half of the old lines.
        let module = "final class LoginThing {\n    let one = 1\n    let mine = 2\n}\n"
        try folder.write(module, to: "App/Login/LoginThing.swift")
        try folder.vipergen("update", "Login", "--from", "Old", "--quiet")
        let updated = try folder.files
        #expect(try folder.read("App/Login/LoginThing.swift") == module.replacing("= 1", with: "= 5"))
        try folder.vipergen("update", "Login", "--from", "Old", "--quiet")
        #expect(try folder.files == updated)
    }
}
