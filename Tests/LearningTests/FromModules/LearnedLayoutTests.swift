import Testing

@testable import VipergenGenerator

/// Blank lines, headings and empty blocks of learned templates.
@Suite struct LearnedLayoutTests {

    private func learn(_ text: (Int) -> String) throws -> String { try LearnedModel.learn(text).text }

    @Test func `the blank line above a declaration is kept if the headings above it differ`() throws {
        let text = try learn { number in
            "class %Model {\n    let a = 1\n}\n\n// MARK: - Part \(number)\nextension %Model {\n    func b() {}\n}"
        }
        #expect(text == "class {{name}}Model {\n    let a = 1\n}\n\nextension {{name}}Model {\n    func b() {}\n}\n")
    }

    @Test func `of headings in different words, the most frequent one is written`() throws {
        let headings = ["Life Cycle", "Life Cycles", "Lifecycle", "Life Cycles", "Life Cycle", "Life Cycles"]
        let text = try learn { number in
            let heading = number < headings.count ? "\n    // MARK: - \(headings[number])" : ""
            return "class %Model {\n    let a = 1\n\(heading)\n    func load() {\n        b()\n    }\n}"
        }
        let body = "    let a = 1\n\n    // MARK: - Life Cycles\n    func load() {\n        b()\n    }\n"
        #expect(text == "class {{name}}Model {\n\(body)}\n")
    }

    @Test func `a heading of nothing is left out, unless nothing follows it in the modules`() throws {
        let text = try learn { number in
            let end = "\n    // MARK: - Private\n    func load\(number)() {}\n}\n\n// swiftlint:enable all"
            return "class %Model {\n    // MARK: - Public\n    let a = 1\n\(end)"
        }
        let body = "    // MARK: - Public\n    let a = 1\n"
        #expect(text == "class {{name}}Model {\n\(body)}\n\n// swiftlint:enable all\n")
    }

    @Test func `a heading that comes with an option stands above what is always written, with the blank line`() throws {
        let text = try learn { number in
            let heading = number < 4 ? "// MARK: - Bind\n" : "// MARK: - Log \(number)\n"
            let type = number < 4 ? "\n\nfinal class %Screen {\n    let a = 1\n}" : ""
            return "class %Model {\n    let a = 1\n}\n\n\(heading)extension %Model {\n    func b() {}\n}\(type)"
        }
        #expect(text.contains("}\n\n// MARK: - Bind\nextension {{name}}Model {\n"), "\(text)")
    }

    @Test func `a comment that most modules have stays, whatever is below it in each of them`() throws {
        let text = try learn { number in
            let own = number < 3 ? "" : "    func show\(number)()\n"
            return "protocol %Routing {\n    // TODO: Declare methods.\n\(own)}"
        }
        #expect(text == "protocol {{name}}Routing {\n    // TODO: Declare methods.\n}\n")
    }

    @Test func `a comment above an item of most modules stays above it`() throws {
        let text = try learn { number in
            let own = number < 3 ? "    func show\(number)()\n" : ""
            return "protocol %Routing {\n\(own)    // The listener.\n    func listen()\n}"
        }
        #expect(text == "protocol {{name}}Routing {\n    // The listener.\n    func listen()\n}\n")
    }

    @Test func `below a block, a property has the blank line that properties have there`() throws {
        let text = try learn { number in
            let other = number < 4 ? "    @Dependency(\\.a) var a\n" : ""
            let first = other + "    @Dependency(\\.b) var b\n"
            return "struct %Model {\n    enum Action {\n        case a\n    }\n\n    let c\(number) = 1\n\(first)}"
        }
        let body = "    enum Action {\n        case a\n    }\n\n    @Dependency(\\.b) var b\n"
        #expect(text == "struct {{name}}Model {\n\(body)}\n")
    }

    @Test(arguments: [" {}", " { }", " {\n    }"])
    func `a block that the template empties ends as most empty blocks do`(block: String) throws {
        let text = try learn { number in
            "class %Model {\n    func load() {\n        a\(number)()\n    }\n\n    func stop()\(block)\n}"
        }
        #expect(text == "class {{name}}Model {\n    func load()\(block)\n\n    func stop()\(block)\n}\n")
    }
}
