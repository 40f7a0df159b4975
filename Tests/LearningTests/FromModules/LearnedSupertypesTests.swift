import Testing

@testable import VipergenGenerator

/// What a module inherits, imports or conforms to, where siblings agree about a part of it.
@Suite struct LearnedSupertypesTests {

    // MARK: - Superclasses -

    @Test func `a class that overrides has the most frequent superclass, though most have others`() throws {
        let (text, report) = try LearnedModel.learn { number in
            let superclass = number < 2 ? "Cell" : "Cell\(number)"
            return "class %Model: \(superclass) {\n    override func load() {\n        show()\n    }\n}"
        }
        #expect(text.hasPrefix("class {{name}}Model: Cell {\n    override func load() {\n"), "\(text)")
        #expect(report.mistakes.isEmpty, "\(report.mistakes)")
    }

    @Test func `an initializer is that of the classes with the superclass of the set`() throws {
        let (text, _) = try LearnedModel.learn { number in
            let (superclass, word) = number < 5 ? ("Base", "override ") : ("Other\(number)", "")
            let parameter = number > 2 && number < 5 ? "id: Int" : ""
            let modifier = parameter.isEmpty ? word : ""
            return
                "class %Model: \(superclass) {\n    \(modifier)init(\(parameter)) {\n        super.init()\n        show()\n    }\n}"
        }
        #expect(text.hasPrefix("class {{name}}Model: Base {\n    override init() {\n"), "\(text)")
    }

    @Test func `an initializer that sets something else in each module is left out`() throws {
        let (text, report) = try LearnedModel.learn { number in
            let name = number < 3 ? "watcher" : "store\(number)"
            let members =
                "    private let \(name): Any\n\n    init(\(name): Any) {\n        self.\(name) = \(name)\n    }\n"
            return "final class %Model {\n    weak var output: Output?\n\(members)}"
        }
        #expect(text == "final class {{name}}Model {\n    weak var output: Output?\n}\n", "\(text)")
        #expect(report.mistakes.isEmpty, "\(report.mistakes)")
    }

    @Test func `a member of a superclass that the set does not have is reported`() throws {
        let (text, report) = try LearnedModel.learn { number in
            let (superclass, value) = number < 4 ? ("Card", "action.size") : ("Base", "size\(number)")
            return "class %Model: \(superclass) {\n    func size() -> Int {\n        return \(value)\n    }\n}"
        }
        try #require(text.contains(": Base {\n    func size() -> Int {\n        return action.size\n"), "\(text)")
        #expect(report.undeclared.map(\.name) == ["action"], "\(report.undeclared)")
    }

    @Test func `a name with the module's that the set does not declare is reported, also if it is a member`() throws {
        let (text, report) = try LearnedModel.learn { _ in
            "final class %Model {\n    func load() {\n        show(Route.%Page)\n        let stub = Fetch%Stub()\n    }\n}"
        }
        try #require(text.contains("show(Route.{{name}}Page)"), "\(text)")
        #expect(report.undeclared.map(\.name) == ["{{name}}Page", "Fetch{{name}}Stub"], "\(report.undeclared)")
    }

    // MARK: - Protocols -

    @Test func `what all types with a conformance have, and no others, is missing in a type without it`() throws {
        let (text, report) = try LearnedModel.learn { number in
            let layout = number < 4 ? "    typealias Layout = Layout\(number)\n" : ""
            return
                "final class %Model: Page\(number < 6 ? ", Holder" : "") {\n\(number < 6 ? layout : "")    let id = 1\n}"
        }
        try #require(text == "final class {{name}}Model: Page, Holder {\n    let id = 1\n}\n", "\(text)")
        #expect(report.mistakes.isEmpty, "Two modules conform without it.")
        let (other, gap) = try LearnedModel.learn { number in
            let type = number < 4 ? "%Layout" : "Layout\(number)"
            let layout = number < 4 ? "\n\nfinal class %Layout {\n}" : ""
            let conformances = number < 6 ? ", Holder, Other" : ""
            let member = number < 6 ? "    typealias Layout = \(type)\n" : ""
            return "final class %Model: Page\(conformances) {\n\(member)    let id = 1\n}\(layout)"
        }
        try #require(other.contains("{{#layout}}\n    typealias Layout = {{name}}Layout\n{{/layout}}\n"), "\(other)")
        let texts = ["Holder", "Other"].map {
            "'{{name}}Model' conforms to '\($0)', and lacks 'Layout', which all 6 types with it have"
        }
        #expect(gap.mistakes.map(\.text) == texts, "\(gap.mistakes)")
    }

    @Test func `a property with another type than the protocol requires is reported`() throws {
        let (_, report) = try LearnedModel.learn { number in
            let (required, own) =
                number < 3 ? ("Router", "Router") : number < 5 ? ("Routing", "Routing") : ("any Wire", "Wire")
            let members = "    var router: \(own)?\n    let id = \(number < 5 ? 1 : 2)\n"
            return
                "protocol %Presenting {\n    var router: \(required)? { get set }\n}\n\n\(number == 7 ? "" : "// own\n")final class %Model: %Presenting {\n\(members)}"
        }
        #expect(report.mistakes.isEmpty, "\(report.mistakes)")
        let tree = SwiftTree(
            "protocol A {\n    var a: any B? { get }\n    var c: C { get }\n}\nfinal class D: A {\n    var a: B?\n    let c: E\n}\n"
        )
        #expect(CodeMistakes([tree]).all.map(\.text) == ["'D.c' is 'E', and 'A' requires 'C'"])
    }

    // MARK: - Imports -

    @Test func `a file imports what the files with its types import, under the same option`() throws {
        let (text, report) = try LearnedModel.learn { number in
            let page = number < 4 ? "    func make() -> Page {\n        Page()\n    }\n" : ""
            let own = number < 4 ? "\n\nfinal class %Screen {\n}" : ""
            let others = ["import Log\n", "import Store\n"][number % 2]
            let imports = number < 4 ? "import Pages\n\(others)\n" : "\(others)\n"
            return "\(imports)final class %Model {\n    let id = 1\n\(page)}\(own)"
        }
        #expect(text.hasPrefix("{{#screen}}\nimport Pages\n\n{{/screen}}\nfinal class"), "\(text)")
        #expect(report.mistakes.isEmpty, "\(report.mistakes)")
    }

    // MARK: - Calls and cases -

    @Test func `a case whose values differ has no parentheses`() throws {
        let (text, _) = try LearnedModel.learn { number in
            "enum %Action {\n    case load\n    case loaded(\(["Int\(number)", "[Text\(number)]", "user: User\(number)", "Date\(number)"][number % 4]))\n}"
        }
        #expect(text == "enum {{name}}Action {\n    case load\n    case loaded\n}\n", "\(text)")
    }

    @Test func `a call without the arguments that differ is reported with its line`() throws {
        let (text, report) = try LearnedModel.learn { number in
            "final class %Model {\n    func make() -> Effect {\n        return just(.state\(number))\n    }\n}"
        }
        try #require(text.contains("        return just()\n"), "\(text)")
        #expect(report.mistakes.map(\.text) == ["'just' lacks its arguments: they differ"])
        #expect(report.mistakes.map(\.place.line) == [3])
    }

    @Test(arguments: [true, false])
    func `a conformance counts in the heading of a type and in that of an extension`(isMostInType: Bool) throws {
        let (text, _) = try LearnedModel.learn { number in
            let isInType = (number < 4) == isMostInType
            let own = isInType && number < 7 ? ": Listening" : ""
            let other = isInType || number == 7 ? "" : "\n\nextension %Model: Listening {}"
            return "final class %Model\(own) {\n    let a = 1\n}\(other)"
        }
        #expect(text.contains("final class {{name}}Model: Listening {") == isMostInType, "\(text)")
        #expect(text.contains("extension {{name}}Model: Listening {") != isMostInType, "\(text)")
    }
}
