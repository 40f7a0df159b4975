import Testing
import VipergenTemplates

@testable import VipergenGenerator

@Suite("Names that the built-in sets refuse") struct RefusedNamesTests {

    private func problems(_ name: String, _ options: [String: OptionValue]) throws -> [Diagnostic] {
        let templateSet = try TemplateSet(files: try #require(BuiltInSets.all[name]), location: name)
        do {
            _ = try Request(Module("Login"), of: templateSet, options: options, project: Project(date: "2001-01-01"))
            return []
        } catch {
            #expect(error.kind == .usage)
            return error.diagnostics
        }
    }

    @Test(
        "a value that would declare a member again is refused, and the suggested one is accepted",
        arguments: [
            ("viper", "request", ["view"]), ("viper", "request", ["interactor"]), ("viper", "request", ["wireframe"]),
            ("viper", "request", ["formatter"]), ("viper", "request", ["load", "loadTask"]),
            ("viper", "request", ["loadAnswer", "load"]), ("viper", "request", ["load", "loadResult"]),
            ("viper", "request", ["fatalError"]), ("viper", "request", ["Task"]), ("viper", "request", ["result"]),
            ("viper", "route", ["Base"]), ("viper", "route", ["Home", "HomeCallCount"]),
            ("rib", "child", ["LoginPresentable"]),
        ]
    )
    func clashes(set: String, option: String, values: [String]) throws {
        let problems = try problems(set, [option: .list(values)])
        #expect(problems.count == 1)
        let help = try #require(problems.first?.help)
        let suggestion = try #require(help.firstMatch(of: /^'(\w+)' would do$/)?.1)
        let others = try self.problems(set, [option: .list(values.dropLast() + [String(suggestion)])])
        #expect(others == [])
    }

    @Test(
        "what people call requests, actions and routes is accepted",
        arguments: [
            ("viper", ["request": OptionValue.list(["load: User", "save", "loadView", "loadUserTasks: [Task]"])]),
            ("viper", ["route": .list(["Home", "HomeDetails", "View", "BaseList"])]),
            (
                "viper",
                ["rx": .flag(true), "action": .list(["view: Driver<Int>"]), "event": .list(["view: Driver<Int>"])]
            ),
            ("rib", ["child": .list(["Presentable2", "Interactor", "LoginForm"])]),
        ]
    )
    func accepted(set: String, options: [String: OptionValue]) throws {
        #expect(try problems(set, options) == [])
    }
}
