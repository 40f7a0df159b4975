import Testing

@testable import VipergenGenerator

/// What a learned set uses, compared with what it declares or inherits: labels, members of supertypes, local variables.
@Suite struct LearnedCallsTests {

    private static let names = ["Login", "Home", "Cart", "Menu", "News", "Chat", "Call", "Send"]

    /// - Parameter files: make a module's file from the module's number; `%` stands for its name.
    private func learn(_ files: [String: (Int) -> String]) -> LearnedSet {
        let modules = Self.names.enumerated().map { number, name in
            let texts = files.map { file, text in
                ("\(name)\(file).swift", text(number).replacing("%", with: name) + "\n")
            }
            let written = texts.filter { $0.1 != "\n" } + [("\(name)View.swift", "final class \(name)View {\n}\n")]
            return SeenModule(folder: "App/\(name)", name: name, files: Dictionary(uniqueKeysWithValues: written))
        }
        return LearnedSet(modules, name: "app")
    }

    private func text(_ file: String, of set: LearnedSet) throws -> String {
        let file = try #require(set.files.first { $0.path == "{{name}}\(file).swift.mustache" })
        return String(decoding: file.contents, as: UTF8.self)
    }

    // MARK: - Labels -

    /// A class with a dependency that five of eight modules have.
    private func model(_ number: Int) -> String {
        let (parameter, value) = number < 5 ? ("log: Log", "self.log = log") : ("id: Int", "start(id)")
        return """
            final class %Model {
                \(number < 5 ? "let log: Log" : "let count = 1")
                init(\(parameter)) {
                    \(value)
                }
            }
            """
    }

    @Test func `a call has the labels of the initializer that the set declares, though most calls have others`() throws
    {
        // Two modules make the model with the label that most initializers have; the others do it elsewhere.
        let set = learn([
            "Model": model,
            "Page": { number in
                let arguments = number < 2 ? "log: Log.shared" : number < 5 ? "" : "id: \(number)"
                return "struct %Page {\n    static let model = %Model(\(arguments))\n}"
            },
        ])
        #expect(try text("Model", of: set).contains("init(log: Log)"))
        #expect(try text("Page", of: set).contains("static let model = {{name}}Model(log: Log.shared)\n"))
        #expect(set.report.undeclared.isEmpty)
    }

    @Test func `a label that no call of a module has is reported with the line of the call`() throws {
        let set = learn([
            "Model": model,
            "Page": { _ in "struct %Page {\n    static let model = %Model()\n}" },
        ])
        let text = "'{{name}}Model()' does not fit '{{name}}Model(log:)', which the set declares"
        #expect(set.report.mistakes.map(\.text) == [text])
        #expect(set.report.mistakes.map(\.place) == [.init(file: "{{name}}Page.swift.mustache", line: 2)])
    }

    @Test func `an argument comes with the option that its parameter comes with`() throws {
        // Four modules have a store, with a parameter for it. Three of these have it in their calls.
        let set = learn([
            "Store": { $0 < 4 ? "final class %Store {\n}" : "" },
            "Model": { number in
                let isStored = number < 4
                return """
                    final class %Model {
                        init(\(isStored ? "log: Log, store: %Store" : "log: Log")) {
                            log.start()
                        }
                    }
                    """
            },
            "Page": { number in
                let store = number < 2 ? ", store: .init()" : ""
                return "struct %Page {\n    static let model = %Model(log: .shared\(store))\n}"
            },
        ])
        let call = "{{name}}Model(log: .shared{{#store}}, store: .init(){{/store}})"
        let page = try text("Page", of: set)
        #expect(page.contains(call), "\(page)")
        #expect(set.report.undeclared.isEmpty)
    }

    @Test(arguments: [
        ("struct A { let a: Int; var b = 1; var c: Int?; static let d = 1; var e: Int { 1 }; let f = 2 }", "a", true),
        ("struct A { let a: Int; var b = 1; var c: Int?; static let d = 1; var e: Int { 1 } }", "a b c", true),
        ("struct A { let a: Int }", "", false), ("struct A { let a: Int }", "a b", false),
        ("struct A { @State var a: Int }", "", true),
        ("struct A { let a: Int; init() { a = 1 } }", "a", false),
        ("class A { init(_ a: Int, b: Int = 1) {} }", "_", true),
        ("class A { init(_ a: Int, b: Int = 1) {} }", "b", false),
        ("class A: B { convenience init(a: Int) { self.init() } }", "b", true),
        ("class A: B { override init(frame: Int) {} }", "", true),
        ("extension A { init(a: Int) {} }", "b", true),
    ])
    func `a call fits an initializer that the source declares, or may inherit`(
        source: String,
        labels: String,
        fits: Bool
    ) {
        let calls = CallsInCode(SwiftTree(source))
        let labels = labels.split(separator: " ").map(String.init)
        let initializers =
            calls.types.contains("A")
            ? calls.signatures[.init(type: "A", name: CallsInCode.Callee.initializer)] ?? [] : nil
        #expect((initializers?.contains { $0.labels(with: labels) == labels } ?? true) == fits)
    }

    @Test func `calls are read with their labels; subscripts and calls with a closure are none`() {
        let source = "let a = A(b: B(1), c: 2)\nx.y(d: 1)\nself.x?.z()\na.x.z(1)\nA[e: 1]\nA(f: 1) { }"
        let calls = CallsInCode(SwiftTree(source)).calls
        #expect(calls.map(\.text) == ["A(b:c:)", "B(_:)", "y(d:)", "z()"])
        #expect(calls.map(\.receiver) == [nil, nil, "x", "x"])
    }

    // MARK: - Functions -

    /// A class with a function, which five of eight protocols require with a parameter and four of eight classes have
    /// with it.
    private func shown(_ number: Int) -> String {
        let parameters = number < 4 ? "locale: Locale" : number < 5 ? "from: Int" : ""
        return """
            protocol %Input {
                func show(\(number < 5 ? "locale: Locale" : ""))
            }

            final class %Model: %Input {
                func show(\(parameters)) {
                    start()
                }
            }
            """
    }

    @Test func `a function has the parameters that the protocol in the set requires`() throws {
        let set = learn(["Model": shown])
        let text = try text("Model", of: set)
        #expect(text.contains("protocol {{name}}Input {\n    func show(locale: Locale)\n"))
        #expect(text.contains("    func show(locale: Locale) {\n        start()\n"), "\(text)")
        #expect(set.report.undeclared.isEmpty)
    }

    @Test func `a call on a property has the labels of the function that the property's type declares`() throws {
        let set = learn([
            "Model": shown,
            "Page": { number in
                let arguments = number < 3 ? "locale: .current" : ""
                return
                    "final class %Page {\n    weak var model: %Input?\n    func load() {\n"
                    + "        model?.show(\(arguments))\n    }\n}"
            },
        ])
        #expect(try text("Page", of: set).contains("        model?.show(locale: .current)\n"))
        #expect(set.report.undeclared.isEmpty)
    }

    @Test func `a call whose labels the set does not declare is reported with its line`() throws {
        let set = learn([
            "Model": { _ in "final class %Model {\n    func show(id: Int) {\n    }\n}" },
            "Page": { _ in
                "final class %Page {\n    let model = %Model()\n    func load() {\n        self.model.show(1)\n    }\n}"
            },
        ])
        #expect(set.report.mistakes.map(\.text) == ["'show(_:)' does not fit 'show(id:)', which the set declares"])
        #expect(set.report.mistakes.map(\.place) == [.init(file: "{{name}}Page.swift.mustache", line: 4)])
    }

    // MARK: - Cases -

    /// A function that handles the cases of an enum. The last case is another one in each module, or has other code.
    private func reducer(_ lastCase: @escaping (Int) -> String) -> (Int) -> String {
        { number in
            """
            final class %Model {
                enum Action {
                    case load
                    case show
                    case close
                }

                func reduce(_ action: Action) -> Effect {
                    switch action {
                    case .load:
                        return .none

            \(lastCase(number))
                    }
                }
            }
            """
        }
    }

    @Test func `a 'switch' handles all cases of an enum of the set, with the code that most modules have`() throws {
        let set = learn([
            "Model": reducer { number in
                let code = number < 5 ? "return .none" : "return .open(\(number))"
                return "        case .show:\n            \(code)\n\n        case .close:\n            close\(number)()"
            }
        ])
        let cases = "        case .show:\n            return .none\n\n        case .close:\n            break\n"
        let text = try text("Model", of: set)
        #expect(text.contains(cases), "\(text)")
        #expect(set.report.undeclared.isEmpty)
    }

    @Test func `a case that no 'switch' of a module handles alone is reported with the line of the 'switch'`() throws {
        let set = learn(["Model": reducer { "        case .show, .close, .other\($0):\n            return .none" }])
        #expect(set.report.undeclared.map(\.name) == ["case .close", "case .show"])
        #expect(set.report.undeclared.allSatisfy { $0.place.line == 9 }, "\(set.report.undeclared)")
    }

    @Test func `what the closure of only one module captures is left out`() throws {
        let set = learn([
            "Model": { number in
                let captures = number < 6 ? "[count\(number) = state.count] " : "[other\(number), state] "
                return """
                    final class %Model {
                        func load() {
                            run { \(captures)send in
                                send(1)
                            }
                            run { \(number < 5 ? "[weak self] in" : "[self] in")
                                start()
                            }
                        }
                    }
                    """
            }
        ])
        let text = try text("Model", of: set)
        #expect(text.contains("        run { send in\n            send(1)\n"), "\(text)")
        #expect(text.contains("        run { [weak self] in\n            start()\n"), "\(text)")
    }

    // MARK: - Initializers -

    @Test func `a property without a value comes with the initializer by which the modules set it`() throws {
        // Most modules have the property. Half of all have an initializer, which sets it.
        let set = learn([
            "Model": { number in
                let unset = "    let log: Log\n\n    init() {\n        log = .shared\n    }\n"
                let own = number < 4 ? unset : "    let log = Log(4)\n"
                return "struct %Model {\n\(number < 5 ? own : "")    func start() {\n        log.start()\n    }\n}"
            },
            "Page": { _ in "struct %Page {\n    let model: %Model\n}" },
        ])
        let text = try text("Model", of: set)
        #expect(text.contains("    let log: Log\n\n    init() {\n        log = .shared\n    }\n"), "\(text)")
        // The modules have none here.
        #expect(try self.text("Page", of: set) == "struct {{name}}Page {\n    let model: {{name}}Model\n}\n")
        #expect(set.report.undeclared.isEmpty)
    }

    // MARK: - Inherited members -

    @Test func `a member that the modules inherit comes with the conformance from which they inherit it`() throws {
        // Most modules set a property that they do not declare. Half of all conform to the protocol that has it.
        let set = learn([
            "Model": { number in
                let own = number > 4 ? "    var manager: Manager\n" : ""
                let conformance = "\n\nextension %Model: Localizable {\n    func localize() {\n    }\n}"
                return "final class %Model {\n\(own)    init(manager: Manager) {\n"
                    + "        self.manager = manager\n    }\n}" + (number < 4 ? conformance : "")
            }
        ])
        let extensionText = "\nextension {{name}}Model: Localizable {\n    func localize() {\n    }\n}\n"
        #expect(try text("Model", of: set).hasSuffix(extensionText))
        #expect(set.report.undeclared.isEmpty)
    }

    @Test func `a member that neither the set nor a supertype declares is reported with its line`() throws {
        let set = learn([
            "Model": { _ in "final class %Model {\n    init() {\n        self.manager = .shared\n    }\n}" }
        ])
        #expect(set.report.undeclared.map(\.name) == ["manager"])
        #expect(set.report.undeclared.map(\.place) == [.init(file: "{{name}}Model.swift.mustache", line: 3)])
    }

    // MARK: - Local variables -

    @Test func `a variable of one block is declared in the other block that uses it, too`() throws {
        let set = learn([
            "Model": { number in
                """
                final class %Model {
                    func show() {
                        if isShown {
                            let page = first()
                            open(page)
                        } else {
                            let page = second(\(number))
                            open(page)
                        }
                    }
                }
                """
            }
        ])
        let text = try text("Model", of: set)
        #expect(text.contains("else {\n            let page = second()\n            open(page)\n"), "\(text)")
    }

    // MARK: - Forms -

    @Test func `of two forms of a type, the set has the one that more modules have`() throws {
        let set = learn([
            "Page": { number in
                let type = number < 5 ? "%" : "%Reducer"
                return """
                    struct \(type) {
                        struct State {
                        }
                        enum Action {
                        }
                        func reduce() {
                        }
                    }

                    struct %Page {
                        let state: \(type).State
                    }
                    """
            }
        ])
        let text = try text("Page", of: set)
        #expect(text.hasPrefix("struct {{name}} {\n    struct State {\n"))
        #expect(text.hasSuffix("\nstruct {{name}}Page {\n    let state: {{name}}.State\n}\n"))
        #expect(set.report.moduleCount == 5 && set.report.options.isEmpty)
    }

    @Test func `a method that overrides has no mixture of the labels of several`() throws {
        let set = learn([
            "Page": { number in
                let (first, second) = number < 4 ? ("rows", "cell") : ("height", "title")
                return """
                    class %Page: Table {
                        override func table(_ table: Table, \(first): Int) {
                        }
                        override func table(_ table: Table, \(second)\(number): Int) {
                        }
                    }
                    """
            }
        ])
        let text = try text("Page", of: set)
        #expect(!text.contains("table(_ table: Table)"), "\(text)")
    }

    @Test func `a function whose result comes with an option comes with it as a whole`() throws {
        let set = learn([
            "Page": { $0 < 4 ? "final class %Page {\n}" : "" },
            "Module": { number in
                let page = "    static func make() -> UIViewController {\n        return %Page()\n    }\n"
                let other = "    static func make() -> UIViewController {\n        return Other\(number)()\n    }\n"
                return "enum %Module {\n    static let id = 1\n\(number < 6 ? page : other)}"
            },
        ])
        let function = "    static func make() -> UIViewController {\n        return {{name}}Page()\n    }\n"
        let text = try text("Module", of: set)
        #expect(text.contains("{{#page}}\n\(function)") || text.contains("{{#page}}\n\n\(function)"), "\(text)")
    }

    // MARK: - Texts -

    @Test func `what an option decides at the beginning of a file leaves no blank line`() throws {
        let set = learn([
            "Store": { $0 < 4 ? "final class %Store {\n}" : "" },
            "Model": { "\($0 < 4 ? "import Combine\n" : "")import Foundation\n\nfinal class %Model {\n}" },
        ])
        let imports = "{{#store}}\nimport Combine\n{{/store}}\nimport Foundation\n\n"
        #expect(try text("Model", of: set) == imports + "final class {{name}}Model {\n}\n")
    }

    @Test func `the empty array of a type keeps its type`() throws {
        let set = learn([
            "Model": { number in
                let value = number < 5 ? "[Section]()" : number < 7 ? "[Row\(number)]()" : "[]"
                return
                    "final class %Model {\n    func load() {\n        var all = \(value)\n        show(all)\n    }\n}"
            }
        ])
        #expect(try text("Model", of: set).contains("        var all = [Section]()\n"))
    }

    @Test func `a wrapped variable without a type keeps its wrapper`() throws {
        let set = learn([
            "Model": { number in
                let attribute = number < 1 ? "@Dependency(\\.player) " : number < 2 ? "@Dependency(\\.other) " : ""
                let type = number < 2 ? "" : ": Player { Player(\(number)) }"
                return
                    "final class %Model {\n    \(attribute)var player\(type)\n    func load() {\n"
                    + "        player.play()\n    }\n}"
            }
        ])
        let text = try text("Model", of: set)
        #expect(!text.contains("\n    var player\n"), "\(text)")
    }

    @Test func `there is one blank line above '#if'`() throws {
        let set = learn([
            "Model": { "struct %Model {\n    let a\($0) = 1\n}\n\n#if DEBUG\n    let debug = %Model()\n#endif" }
        ])
        #expect(try text("Model", of: set).contains("}\n\n#if DEBUG\n    let debug"))
    }
}
