import Testing

@testable import VipergenGenerator

/// What a learned set declares with each value of its options, and what its report says about the rest.
@Suite struct LearnedNamesTests {

    private static let names = ["Login", "Home", "Cart", "Menu", "News", "Chat", "Call", "Send"]

    /// - Parameters:
    ///   - files: make a module's file from the module's number; `%` stands for its name.
    private func learn(names: [String] = Self.names, _ files: [String: (Int) -> [String]]) -> LearnedSet {
        let modules = names.enumerated().map { number, name in
            let texts = files.map { file, lines in
                (
                    "\(name)\(file)",
                    lines(number).map {
                        $0.replacing("%", with: name).replacing("@", with: name.lowercased()) + "\n"
                    }.joined()
                )
            }
            let written = texts.filter { !$0.1.isEmpty } + [("\(name)View.swift", "final class \(name)View {\n}\n")]
            return SeenModule(folder: "App/\(name)", name: name, files: Dictionary(uniqueKeysWithValues: written))
        }
        return LearnedSet(modules, name: "app")
    }

    private func text(_ file: String, of set: LearnedSet) throws -> String {
        let file = try #require(set.files.first { $0.path == "{{name}}\(file).mustache" })
        return String(decoding: file.contents, as: UTF8.self)
    }

    private func problems(_ set: LearnedSet) throws -> [Diagnostic] {
        try Linter(files: set.files, location: "app", generalOptions: []).problems
    }

    /// Modules of which three have a router, in a file that becomes an option.
    private let router: (Int) -> [String] = {
        $0 < 3 ? ["protocol %Listener {", "}", "final class %Router {", "}"] : []
    }

    @Test func `a conformance whose protocol comes with an option comes with that option`() throws {
        // One module declares its protocol elsewhere.
        let set = learn([
            "Router.swift": router,
            "Model.swift": { number in
                ["final class %Model {", "}"]
                    + (number < 5 ? ["", "extension %Model: %Listener {", "    func a() {}", "}"] : [])
            },
        ])
        #expect(try problems(set).isEmpty)
        let section = "{{#router}}\n\nextension {{name}}Model: {{name}}Listener {\n    func a() {}\n}\n{{/router}}\n"
        #expect(try text("Model.swift", of: set).hasSuffix(section))
    }

    @Test func `a type that most modules use with and without an option is declared without it, too`() throws {
        let set = learn([
            "Router.swift": { $0 < 3 ? ["final class %Router {", "}"] : [] },
            "Model.swift": { number in
                (number < 3 ? ["protocol %Listener {", "}", ""] : [])
                    + ["final class %Model {", "    weak var listener: %Listener?", "}"]
            },
        ])
        #expect(try problems(set).isEmpty)
        #expect(set.report.undeclared.isEmpty)
        let model = "final class {{name}}Model {\n    weak var listener: {{name}}Listener?\n}\n"
        let text = try text("Model.swift", of: set)
        #expect(text == "protocol {{name}}Listener {\n}\n\n" + model)
    }

    @Test func `a type that no template declares is reported with its line, as 'lint' does`() throws {
        let set = learn(["Model.swift": { _ in ["final class %Model {", "    let state = %State()", "}"] }])
        let place = Diagnostic.Place(file: "{{name}}Model.swift.mustache", line: 2)
        #expect(set.report.undeclared.map(\.name) == ["{{name}}State"])
        #expect(set.report.undeclared.map(\.place) == [place])
        #expect(try problems(set).map(\.severity) == [.warning])
    }

    @Test func `sections with a common condition are nested`() throws {
        let set = learn([
            "Router.swift": { $0 < 4 ? ["final class %Router {", "}"] : [] },
            "Store.swift": { [0, 1, 4, 5].contains($0) ? ["final class %Store {", "}"] : [] },
            "Model.swift": { number in
                let store = [0, 1, 4, 5].contains(number) ? ["        use(%Store())"] : []
                let body = ["    func route() {", "        start()"] + store + ["        show(%Router())", "    }"]
                return ["final class %Model {"] + (number < 4 ? body : []) + ["}"]
            },
        ])
        #expect(try problems(set).isEmpty)
        let section = "{{#router}}\n    func route() {\n        start()\n"
        #expect(try text("Model.swift", of: set).contains(section))
    }

    // MARK: - Texts -

    @Test func `a spelling of the name in a text that names of one word leave open is reported`() throws {
        let set = learn([
            "Model.swift": { _ in ["enum %Model {", "    static let id = \"@\"", "    static let @ = 1", "}"] }
        ])
        let open = try #require(set.report.undecidedSpellings.first)
        #expect(set.report.undecidedSpellings.count == 1 && open.text == "\"{{variableName}}\"")
        #expect(open.others == ["snakeName", "kebabName", "lowercaseName"])
        #expect(open.place == Diagnostic.Place(file: "{{name}}Model.swift.mustache", line: 2))
    }

    @Test func `a name of several words decides a spelling, and nothing is reported`() throws {
        let set = learn(names: ["Login", "HomePage", "Cart"]) { number in
            let id = ["login", "home-page", "cart"][number]
            return ["enum %Model {", "    static let id = \"\(id)\"", "}"]
        }
        #expect(try text("Model.swift", of: set).contains("\"{{kebabName}}\""))
        #expect(set.report.undecidedSpellings.isEmpty)
    }

    private func learn(names: [String], _ model: @escaping (Int) -> [String]) -> LearnedSet {
        learn(names: names, ["Model.swift": model])
    }

    @Test func `a text of one module is empty in the set, where a line needs one`() throws {
        let set = learn([
            "Model.swift": { number in
                [
                    "final class %Model {", "    let title = \"Text \(number)\"", "    func a() {",
                    "        show(title)", "    }", "}",
                ]
            }
        ])
        #expect(try text("Model.swift", of: set).contains("    let title = \"\"\n"))
    }

    @Test func `a link of a chain whose arguments differ is left out of the chain, and reported`() throws {
        let set = learn([
            "Page.swift": { number in
                [
                    "struct %Page {", "    var body: some View {", "        Form {", "        }",
                    "        .title(title\(number))",
                    "        .padding()", "    }", "}",
                ]
            }
        ])
        #expect(try text("Page.swift", of: set).contains("        Form {\n        }\n        .padding()\n    }\n"))
        #expect(set.report.missing.first?.reason == "the arguments of 'title' differ")
    }
}
