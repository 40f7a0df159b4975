import Testing

@testable import VipergenGenerator

/// What siblings agree about in part, so that a module with all that most of them have would not compile.
@Suite struct LearnedMistakesTests {

    // MARK: - Access levels -

    @Test func `declarations are public in the way of whole modules, though few have a parameter less`() throws {
        // Of the functions with one parameter, most are internal.
        let (text, report) = try LearnedModel.learn { number in
            let access = number < 5 ? "public " : ""
            let parameters = number < 4 ? "by user: User, at date: Date" : "by user: User"
            let model = "\(access)final class %Model: %Building {\n    \(access)func build(\(parameters)) {\n    }\n}"
            return "\(access)protocol %Building {\n    func build(\(parameters))\n}\n\n\(model)"
        }
        #expect(text.contains("public protocol {{name}}Building {\n    func build(by user: User)\n}\n"))
        let heading = "public final class {{name}}Model: {{name}}Building {\n"
        #expect(text.contains("\(heading)    public func build(by user: User) {\n"))
        #expect(report.mistakes.isEmpty)
    }

    // MARK: - Properties -

    @Test func `a property comes with the statement by which most modules set it, and with its parameter`() throws {
        let (text, report) = try LearnedModel.learn { number in
            let (parameter, value) = number < 4 ? ("chain: Chain", "chain") : ("asset: Asset", "asset.chain\(number)")
            let set = number < 5 ? "self.chain = \(value)" : "chain = \(value)"
            return "final class %Model {\n    let chain: Chain\n    init(\(parameter)) {\n        \(set)\n    }\n}"
        }
        let members = "    let chain: Chain\n    init(chain: Chain) {\n        self.chain = chain\n    }\n"
        #expect(text.contains(members), "\(text)")
        #expect(report.mistakes.isEmpty)
        #expect(report.undeclared.isEmpty)
    }

    // MARK: - Declared twice -

    @Test func `of two statements that bind one name, one is written`() throws {
        // In the modules with both, the second one binds less.
        let (text, report) = try LearnedModel.learn { number in
            let (hasFirst, hasSecond) = (number < 6, number > 2)
            let chain = hasFirst && hasSecond ? "" : "let chain = store.chain, "
            let first = hasFirst ? ["let user = store.user, let chain = store.chain"] : []
            let guards = (first + (hasSecond ? ["\(chain)let runtime = store.runtime"] : [])).map {
                "        guard \($0) else {\n            return\n        }\n"
            }
            return "final class %Model {\n    func load() {\n\(guards.joined())        show(runtime)\n    }\n}"
        }
        #expect(text.matches(of: /let chain/).count == 1, "\(text)")
        #expect(report.mistakes.isEmpty)
    }

    @Test func `an initializer overrides if the module with its parameters does`() throws {
        let (text, _) = try LearnedModel.learn { number in
            let other = ["", ", a: A", ", b: B", ", c: C", ", d: D", ", e: E", ", f: F", ", g: G"][number]
            let word = number == 0 ? "override " : ""
            let own = "    \(word)init(view: %View\(other)) {\n        super.init(view: view)\n    }\n"
            return "final class %Model: Model<%View> {\n\(own)}"
        }
        #expect(text.contains("    override init(view: {{name}}View) {\n"), "\(text)")
    }

    @Test func `a private property whose uses differ is reported with its line`() throws {
        let (text, report) = try LearnedModel.learn { number in
            "final class %Model {\n    private let bar = Bar()\n    func load() {\n        show(\(number), bar)\n    }\n}"
        }
        try #require(text.hasPrefix("final class {{name}}Model {\n    private let bar = Bar()\n"))
        let place = Diagnostic.Place(file: "{{name}}Model.swift.mustache", line: 2)
        #expect(report.mistakes.map(\.text) == ["'bar' is private, and nothing uses it"])
        #expect(report.mistakes.map(\.place) == [place])
    }

    // MARK: - Options -

    @Test func `a conformance comes with the option of its typealias, and an override with that of its only statement`()
        throws
    {
        let modules = LearnedModel.names.enumerated().map { number, name in
            let layout = number < 4 ? "\(name)Layout" : "Layout\(number)"
            let view = """
                final class \(name)View: Base, Holder {
                    typealias Root = \(layout)
                    let id = 1

                    override func load() {
                        view = \(layout)()
                    }
                }

                """
            var files = ["\(name)View.swift": view, "\(name)Model.swift": "final class \(name)Model {\n}\n"]
            if number < 4 { files["\(name)Layout.swift"] = "final class \(name)Layout {\n}\n" }
            return SeenModule(folder: "App/\(name)", name: name, files: files)
        }
        let set = LearnedSet(modules, name: "app")
        let file = try #require(set.files.first { $0.path == "{{name}}View.swift.mustache" })
        let text = String(decoding: file.contents, as: UTF8.self)
        #expect(text.contains("{{name}}View: Base{{#layout}}, Holder{{/layout}} {\n"), "\(text)")
        #expect(
            text.contains(
                "{{#layout}}\n\n    override func load() {\n        view = {{name}}Layout()\n    }\n{{/layout}}\n"
            ),
            "\(text)"
        )
    }

    @Test func `a member behind one of an option begins its type without a blank line if the option is off`() throws {
        let (text, _) = try LearnedModel.learn { number in
            let log = number < 4 ? "    let log: %Log\n\n" : ""
            let type = number < 4 ? "\n\nfinal class %Log {\n}" : ""
            return "final class %Model {\n\(log)    init() {\n        load()\n    }\n}\(type)"
        }
        #expect(
            text.hasPrefix(
                "final class {{name}}Model {\n{{#log}}\n    let log: {{name}}Log\n\n{{/log}}\n    init() {\n"
            ),
            "\(text)"
        )
    }

    @Test func `a type called like the module is used only with the option that declares it`() throws {
        let (text, report) = try LearnedModel.learn { number in
            let type = number < 4 ? "\n\nstruct % {\n}" : ""
            let store = number < 4 ? "    let store: Store<%>\n" : "    let store: Any\n"
            return "final class %Model {\n\(store)}\(type)"
        }
        #expect(text.contains("{{#main}}\n    let store: Store<{{name}}>\n{{/main}}\n"), "\(text)")
        #expect(report.undeclared.isEmpty)
    }

    @Test func `a type of one module without its name is not declared by the set, and its use is reported`() throws {
        let (text, report) = try LearnedModel.learn { number in
            let members = "    let settings: Settings\(number)?\n\n    func load() {\n        settings?.load()\n    }\n"
            return "final class %Model {\n\(members)}\n\nprotocol Settings\(number) {\n}"
        }
        try #require(text.contains("    let settings: Settings"), "\(text)")
        #expect(!text.contains("protocol"), "\(text)")
        #expect(report.undeclared.map(\.name).count { $0.hasPrefix("Settings") } == 1, "\(report.undeclared)")
    }

    // MARK: - Names that are not missing -

    @Test func `a member that only a type of few modules has is not missing, but the framework's`() throws {
        let (text, report) = try LearnedModel.learn { number in
            let cell = number < 2 ? "\n\nfinal class Cell\(number) {\n    var onTap = 1\n}" : ""
            return "final class %Model {\n    func load() {\n        view.onTap(load)\n    }\n}\(cell)"
        }
        try #require(text == "final class {{name}}Model {\n    func load() {\n        view.onTap(load)\n    }\n}\n")
        #expect(report.undeclared.isEmpty, "\(report.undeclared)")
    }

    @Test func `what a protocol requires is missing only in the type that conforms to it`() throws {
        // Half of the modules have no listener in their models.
        let (text, report) = try LearnedModel.learn { number in
            let listener = number < 4 ? "    weak var listener: %Listener?\n" : ""
            let type = number < 4 ? "\n\nprotocol %Listener {\n}" : ""
            let shown = "protocol %Shown {\n    var listener: Any? { get }\n}\n\nfinal class %Page: %Shown {\n"
            return "\(shown)    var listener: Any?\n}\n\nfinal class %Model {\n\(listener)    let id = 1\n}\(type)"
        }
        try #require(text.contains("final class {{name}}Page: {{name}}Shown {\n    var listener: Any?\n"), "\(text)")
        #expect(report.undeclared.isEmpty, "\(report.undeclared)")
    }

    @Test func `a type that modules declare in either of two files is written in the more frequent one`() throws {
        let modules = LearnedModel.names.enumerated().map { number, name in
            let (first, second) = number < 5 ? ("protocol \(name)Output {}\n", "") : ("", "protocol \(name)Output {}\n")
            let files = [
                "\(name)Protocols.swift": "protocol \(name)Input {\n    func open()\n}\n\(first)",
                "\(name)View.swift": "\(second)final class \(name)View {\n    var output: \(name)Output?\n}\n",
            ]
            return SeenModule(folder: "App/\(name)", name: name, files: files)
        }
        let set = LearnedSet(modules, name: "app")
        let declaring = set.files.filter {
            String(decoding: $0.contents, as: UTF8.self).contains("protocol {{name}}Output")
        }
        #expect(declaring.map(\.path) == ["{{name}}Protocols.swift.mustache"])
        #expect(set.report.mistakes.isEmpty)
    }

    // MARK: - Literals -

    @Test(arguments: [
        (".key%: number%", ":", "with: [:]"), (".key%: number%", ".key%: number%", "with: [:]"),
        ("isOn ? a% : b%", "isOn ? a% : b%", "with: []"),
    ])
    func `a dictionary without elements has a colon`(first: String, second: String, expected: String) throws {
        let (text, _) = try LearnedModel.learn { number in
            let elements = (number < 4 ? first : second).replacing("%", with: "\(number)")
            return "final class %Model {\n    func show() {\n        view.show(a: 1, with: [\(elements)])\n    }\n}"
        }
        #expect(text.contains(expected), "\(text)")
    }
}
