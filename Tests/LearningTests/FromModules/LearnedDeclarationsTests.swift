import Testing

@testable import VipergenGenerator

/// Template sets learned from modules that declare in different ways the names that shared lines use.
@Suite struct LearnedDeclarationsTests {

    private static let names = ["Login", "Home", "Cart", "Menu", "News", "Chat", "Call", "Send"]

    /// - Parameter text: makes a module's file from the module's number; `%` stands for its name.
    private func learn(_ files: [String: (Int) -> String]) -> LearnedSet {
        let modules = Self.names.enumerated().map { number, name in
            let texts = files.map { file, text in ("\(name)\(file).swift", text(number).replacing("%", with: name)) }
            let written = texts.filter { !$0.1.isEmpty } + [("\(name)View.swift", "final class \(name)View {\n}\n")]
            return SeenModule(folder: "App/\(name)", name: name, files: Dictionary(uniqueKeysWithValues: written))
        }
        return LearnedSet(modules, name: "app")
    }

    private func model(_ set: LearnedSet) -> String? {
        set.files.first { $0.path == "{{name}}Model.swift.mustache" }.map {
            String(decoding: $0.contents, as: UTF8.self)
        }
    }

    @Test func `a variable with two forms is declared in the form of most modules`() {
        let set = learn([
            "Model": { number in
                let word = number < 5 ? "let" : "private var"
                return
                    "final class %Model {\n    \(word) view: %View\n    func load() {\n        view.show()\n    }\n}\n"
            }
        ])
        let text = "    let view: {{name}}View\n    func load() {\n        view.show()\n    }\n"
        #expect(model(set) == "final class {{name}}Model {\n\(text)}\n")
        #expect(set.report.undeclared.isEmpty)
    }

    @Test func `a variable that an initializer sets or another variable needs is declared`() {
        let set = learn([
            "Model": { number in
                let (access, store) = number < 5 ? ("private ", "shared") : ("", "other")
                let lines = [
                    "final class %Model {", "    \(access)let service: Service", "    let store = Store.\(store)",
                    "    \(access)lazy var maker = store.maker", "    init(service: Service) {",
                    "        self.service = service", "    }", "    func load() {", "        service.load(maker)",
                    "    }", "}",
                ]
                return lines.joined(separator: "\n") + "\n"
            }
        ])
        for line in [
            "private let service: Service", "let store = Store.shared", "private lazy var maker = store.maker",
        ] {
            #expect(model(set)?.contains("    \(line)\n") == true, "\(model(set) ?? "")")
        }
        #expect(set.report.undeclared.isEmpty)
    }

    @Test func `an assignment to a variable with the module's name keeps its declaration`() {
        let set = learn([
            "Model": { number in
                let name = number < 7 ? "\(Self.names[number].lowercased())Store" : "store"
                let lines = [
                    "final class %Model {", "    let \(name): Store", "    init(\(name): Store) {",
                    "        self.\(name) = \(name)", "    }", "}",
                ]
                return lines.joined(separator: "\n") + "\n"
            }
        ])
        #expect(model(set)?.contains("        self.{{variableName}}Store = {{variableName}}Store\n") == true)
    }

    @Test func `a variable that is declared differently with an option gets both declarations`() {
        let set = learn([
            "Router": { $0 < 3 ? "final class %Router {\n}\n" : "" },
            "Model": { "final class %Model {\n    \($0 < 3 ? "let router: %Router" : "var router: Any?")\n}\n" },
        ])
        let lines = ["{{^router}}", "    var router: Any?", "{{/router}}", "{{#router}}"]
        let text = lines + ["    let router: {{name}}Router", "{{/router}}"]
        #expect(model(set) == (["final class {{name}}Model {"] + text + ["}", ""]).joined(separator: "\n"))
    }

    @Test func `a used function is declared where most modules that have it declare it`() throws {
        let set = learn([
            "Model": { number in
                let setup = "    func setup%() {\n    }\n"
                let use = "    init(name: String) {\n        self.setup%()\n        label.name = name\n    }\n"
                let type = "final class %Model {\n    let label = Label()\n\(use)\(number < 3 ? setup : "")}\n"
                return type + (number < 3 ? "" : "private extension %Model {\n\(setup)}\n")
            }
        ])
        try #require(model(set)?.contains("        self.setup{{name}}()\n") == true)
        #expect(
            model(set)?.hasSuffix("private extension {{name}}Model {\n    func setup{{name}}() {\n    }\n}\n") == true
        )
        #expect(set.report.undeclared.isEmpty)
    }

    @Test func `a call keeps the arguments that a module's call has, and a text of each module's own is empty`() {
        let set = learn([
            "Model": { number in
                let item = "        item = Item(title: \"\(number)\", image: Image(name: \"i\(number)\"), tag: 1)\n"
                let other = "        add(\(Self.names[number].lowercased()), to: \(number))\n"
                return "final class %Model {\n    init() {\n        load()\n\(item)\(other)    }\n}\n"
            }
        ])
        let item = "        item = Item(title: \"\", image: Image(name: \"\"), tag: 1)\n"
        #expect(model(set) == "final class {{name}}Model {\n    init() {\n        load()\n\(item)    }\n}\n")
        #expect(set.report.missing.map(\.reason) == ["the arguments of 'add' differ"])
    }

    @Test(arguments: [
        ("title = text.a%()", "title = text.…()"), ("title = text.a%(b.c%)", "title = text.…(…)"),
        ("title = [a%(b)]", "title = […]"),
    ])
    func `what differs is reported with what the modules share, and with the line of one of them`(
        line: String,
        pattern: String
    ) throws {
        let set = learn([
            "Model": { number in
                let method = "    func load() {\n        \(line.replacing("%", with: "\(number)"))\n    }\n"
                return "//\n//  %Model.swift\n//\n\nfinal class %Model {\n\(method)}\n"
            }
        ])
        let missing = try #require(set.report.missing.first)
        #expect(missing.text == pattern && missing.reason == "each has another form")
        #expect(missing.place == Diagnostic.Place(file: "App/Call/CallModel.swift", line: 7))
    }

    @Test func `a requirement is declared in the protocol that the modules use it through, too`() {
        let set = learn([
            "Model": { number in
                let required =
                    number < 3
                    ? "    var count: Int { get }\n    var title: String { get }\n"
                    : "    var count: Int { get }\n    var name: String { get }\n    var title: String { get }\n"
                return "protocol %Showing {\n\(required)}\nfinal class %Model {\n    let view: %Showing\n"
                    + "    func load() {\n        log(view.title)\n    }\n}\n"
            },
            "Screen": { _ in
                "final class %Screen: %Showing {\n    var title: String { \"\" }\n    var count: Int { 1 }\n}\n"
            },
        ])
        #expect(model(set)?.contains("    var title: String { get }\n") == true, "\(model(set) ?? "")")
    }

    @Test func `a type implements what the set's protocol requires, in the most frequent form`() {
        let set = learn([
            "Model": { number in
                let text = number < 5 ? "final class %Model: %Showing {\n" : "final class %Model {\n"
                let show = "    func show() {\n        log(\(number))\n    }\n"
                let other = number < 5 ? show + "}\n" : "}\nextension %Model: %Showing {\n\(show)}\n"
                return "protocol %Showing {\n    func show()\n}\n" + text + other
            }
        ])
        let text = "final class {{name}}Model: {{name}}Showing {\n    func show() {\n    }\n}\n"
        #expect(model(set) == "protocol {{name}}Showing {\n    func show()\n}\n" + text)
    }

    @Test func `the closure that makes a variable's value declares what it returns`() {
        let set = learn([
            "Model": { number in
                let lines = [
                    "final class %Model {", "    let label: Label = {",
                    "        let label = \(number < 3 ? "Label" : "Text")()",
                    "        label.size = \(number)", "        return label", "    }()", "}",
                ]
                return lines.joined(separator: "\n") + "\n"
            }
        ])
        #expect(
            model(set)?.contains("        let label = Text()\n        return label\n") == true,
            "\(model(set) ?? "")"
        )
    }

    @Test func `a closure declares a local variable with the name of its property, though others are shared by less`() {
        let set = learn([
            "Model": { number in
                let name = number < 4 ? "label" : "title\(number)"
                let lines = [
                    "final class %Model {", "    private let \(name): Label = {", "        let label = Label()",
                    "        label.size = \(number)", "        return label", "    }()", "    func show() {",
                    "        view.add(\(name))", "    }", "}",
                ]
                return lines.joined(separator: "\n") + "\n"
            }
        ])
        let text = model(set) ?? ""
        #expect(text.contains("return label") == text.contains("let label = Label()"), "\(text)")
    }

    @Test func `a name that a binding takes for itself is declared elsewhere`() {
        let set = learn([
            "Model": { number in
                let function = "    func user(at: Int) -> Int? { \(number) }\n"
                let access = number < 4 ? "private " : ""
                let use =
                    "    func load() {\n        guard let user = user(at: 0) else { return }\n        show(user)\n    }\n"
                return "final class %Model {\n\(use)\(access)\(function)}\n"
            }
        ])
        #expect(model(set)?.contains("func user(at: Int) -> Int?") == true, "\(model(set) ?? "")")
    }

    @Test func `a used name that no template can declare is reported with its line`() throws {
        let set = learn([
            "Model": { _ in "final class %Model {\n    let state = %State()\n}\n" },
            "StateA": { $0 == 0 ? "struct %State {\n}\n" : "" }, "StateB": { $0 == 1 ? "struct %State {\n}\n" : "" },
            "StateC": { $0 == 2 ? "struct %State {\n}\n" : "" }, "StateD": { $0 == 3 ? "struct %State {\n}\n" : "" },
            "StateE": { $0 == 4 ? "struct %State {\n}\n" : "" },
        ])
        let undeclared = try #require(set.report.undeclared.first)
        #expect(set.report.undeclared.count == 1 && undeclared.name == "{{name}}State")
        #expect(undeclared.place == Diagnostic.Place(file: "{{name}}Model.swift.mustache", line: 2))
    }

    @Test(
        arguments: [
            ["guard let interactor = make(for: #) else {", "    return nil", "}"],
            ["guard", "    let other# = Other.shared,", "    let interactor = make() else {", "    return nil", "}"],
            ["let interactor = make(for: #)"],
        ]
    )
    func `a local variable that a shared line uses is declared in the same body`(declaration: [String]) throws {
        let set = learn([
            "Model": { number in
                let own = number < 2 ? [] : declaration + ["show(interactor)"]
                let lines =
                    ["enum %Model {", "    static func make() -> %View? {"]
                    + own.map { "        " + $0.replacing("#", with: "\(number)") }
                    + ["        return %View()", "    }", "}", ""]
                return lines.joined(separator: "\n")
            }
        ])
        let text = try #require(model(set))
        #expect(text.contains("        show(interactor)\n"))
        #expect(text.contains("let interactor = make()"), "\(text)")
        #expect(text.contains("guard") == text.contains(" else {\n            return nil\n        }\n"), "\(text)")
    }

    @Test func `a parameter that a shared line uses is written, though modules differ in its type`() throws {
        let set = learn([
            "Model": { number in
                let lines = [
                    "enum %Model {", "    static func make(for state: State\(number / 2)) {", "        show(state)",
                    "    }", "}", "",
                ]
                return lines.joined(separator: "\n")
            }
        ])
        #expect(model(set)?.contains(/make\(for state: State\d\) {\n        show\(state\)\n/) == true)
    }

    @Test func `the word 'guard' on a line of its own goes with its conditions`() {
        let set = learn([
            "Model": { number in
                let lines = [
                    "enum %Model {", "    static func make() {", "        guard", "            isReady\(number) else {",
                    "            return", "        }", "        show()", "    }", "}", "",
                ]
                return lines.joined(separator: "\n")
            }
        ])
        #expect(model(set) == "enum {{name}}Model {\n    static func make() {\n        show()\n    }\n}\n")
    }

    @Test func `a property that another file sets is declared, though modules differ in its type`() {
        let set = learn([
            "Model": { "final class %Model {\n    weak var view: \($0 % 2 == 0 ? "%View" : "Other")?\n}\n" },
            "Maker": { _ in "func make%(model: %Model, view: %View) {\n    model.view = view\n}\n" },
        ])
        #expect(model(set)?.contains("    weak var view: ") == true)
    }

    @Test func `of two files with options that declare the same type, one is left out`() {
        let set = learn([
            "Model": { $0 < 2 ? "protocol %Handler {\n}\n" : "" },
            "Maker": { (2..<5).contains($0) ? "protocol %Handler {\n}\n" : "" },
        ])
        #expect(set.report.templates.map(\.path) == ["{{name}}Maker.swift.mustache", "{{name}}View.swift.mustache"])
        #expect(set.report.options == ["maker"])
        #expect(set.report.rareFiles.map(\.name) == ["{{name}}Model.swift"])
    }

    @Test func `a function whose parameters and body differ is left out`() throws {
        let (text, report) = try LearnedModel.learn { number in
            let function = "func receive(_ value\(number): Value\(number))"
            let body = " {\n        show(value\(number))\n    }\n"
            let requirements = "protocol %Input {\n    func open()\n    \(function)\n}\n"
            return "\(requirements)\nfinal class %Model {\n    \(function)\(body)}"
        }
        #expect(!text.contains("receive"), "\(text)")
        #expect(report.missing.count { $0.reason == "its parameters differ" } == 2)
    }
}
