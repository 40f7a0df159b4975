import Testing

@testable import VipergenGenerator

@Suite("The linter, where '@State' is a macro") struct LinterStateTests {

    /// The problems of a set with these files, as `file:line message; help`.
    private func problems(_ files: [String: String], _ options: String = "") throws -> [String] {
        let manifest = #"{"name": "own", "options": [\#(options)]}"#
        let files = files.merging(["template.json": manifest]) { $1 }.map { SourceFile(path: $0, text: $1) }
        let linter = try Linter(files: files, location: "own", generalOptions: [])
        return linter.problems.map { problem in
            let file = problem.place?.file.split(separator: "/").last ?? ""
            return "\(file):\(problem.place?.line ?? 0) \(problem.message); \(problem.help ?? "")"
        }
    }

    private static let view = "{{name}}View.swift.mustache"

    private static func assignment(_ name: String, _ line: Int, _ declaration: String) -> String {
        let message = "'\(name)' has a default value: since Xcode 27, an 'init' cannot assign it"
        let help = "'@State' is a macro there: declare it without the value, '\(declaration)'"
        return "\(view):\(line) \(message); \(help)"
    }

    @Test("an 'init' that assigns a property with a default value is reported at the template's line")
    func assignment() throws {
        let text = """
            {{> header}}
            import SwiftUI

            struct {{name}}View: View {

                @State private var title = ""
                @State private var count: Int = 0

                init(title: String) {
                    self.title = title
                    count = title.count
                }

                var body: some View { Text(title) }
            }

            """
        let header = "// {{file}}\n// second line\n"
        #expect(
            try problems([Self.view: text, "partials/header.mustache": header]) == [
                Self.assignment("title", 10, "@State private var title: String"),
                Self.assignment("count", 11, "@State private var count: Int"),
            ]
        )
    }

    @Test("the form that people write the declaration in makes no difference")
    func forms() throws {
        let text = """
            struct {{name}}View<Content: View>: View {
            \t/// The pages.
            \t@State
            \tprivate var pages: [String: [Item<Int>]] =
            \t\t[:]
            \t@SwiftUI.State var isOn = true
            \t@State var scale = 1.5
            \t@State @MainActor fileprivate var model = PageModel(rows: [1]) { $0 }

            \tpublic init(_ pages: [String: [Item<Int>]], model: PageModel) {
            \t\tif pages.isEmpty {
            \t\t\tself
            \t\t\t\t.pages = pages
            \t\t}
            \t\tself._model = State(initialValue: model)
            \t\t(self.isOn, self.scale) = (false, 1)
            \t}
            }

            """
        #expect(
            try problems([Self.view: text]) == [
                Self.assignment("pages", 13, "@State private var pages: [String: [Item<Int>]]"),
                Self.assignment("model", 15, "@State @MainActor fileprivate var model: TYPE"),
                Self.assignment("isOn", 16, "@SwiftUI.State var isOn: Bool"),
                Self.assignment("scale", 16, "@State var scale: Double"),
            ]
        )
    }

    @Test("code that compiles with either is not reported")
    func allowed() throws {
        let text = """
            struct {{name}}View: View {
                @State private var title: String
                @State private var model: {{name}}Model
                @State private var count = 0
                @Binding var isOn: Bool
                var other = ""
                let action: () -> Void

                init(title: String, model: {{name}}Model, isOn: Binding<Bool>) {
                    self.title = title
                    _model = State(wrappedValue: model)
                    _isOn = isOn
                    other = title
                    let count = title.count
                    var limit: Int
                    limit = count == 0 ? 1 : 2
                    model.count = limit
                    action = { model.title = title; print("count = 1") }  // self.count = 1
                }

                func reset() { count = 0 }

                var body: some View { Button("a") { self.count = 1; count = 2 } }

                struct Row: View {
                    @State private var title = ""
                    var body: some View { Text(title) }
                }
            }

            struct {{name}}Model {
                var count = 0
                var title = ""
                init(count: Int) { self.count = count }
            }

            """
        #expect(try problems([Self.view: text]) == [])
    }

    @Test("an 'init' in an extension in another file is reported, in the same file it is not")
    func extensions() throws {
        let view = """
            struct {{name}}View: View {
                @State private var title: String
                struct Row: View { @State var isOn = false }
                var body: some View { Text(title) }
            }

            """
        let inits = """
            extension {{name}}View {
                // As in the app.
                @MainActor
                init() {
                    title = ""
                }
                func load() {}
            }

            extension {{name}}View.Row {
                init(isOn: Bool) { self.isOn = isOn }
            }

            extension String {
                init(title: Int) { self = "" }
            }

            """
        let message = "this 'init' is in another file than its view: since Xcode 27, it does not link"
        let help = "'@State' is a macro there: move the 'init' into 'own/\(Self.view)'"
        #expect(
            try problems([Self.view: view, "{{name}}Init.swift.mustache": inits]) == [
                "{{name}}Init.swift.mustache:4 \(message); \(help)",
                "{{name}}Init.swift.mustache:11 \(message); \(help)",
            ]
        )
        #expect(
            try problems([Self.view: view + "\n" + inits]) == [
                Self.assignment("isOn", 17, "@State var isOn: Bool")
            ]
        )
    }

    @Test("a mistake that only one option writes, one in a partial and one in a copied file are reported once")
    func places() throws {
        let view = """
            struct {{name}}View: View {
                @State var title = "a"
            {{#named}}
                init(title: String) {
            {{> assign}}
                }
            {{/named}}
            {{#other}}
                let other = 1
            {{/other}}
            }

            """
        let copied = """
            struct Fixed: View {
                @State var title = "a"
                init() { title = "b" }
            }

            """
        let options = #"""
            {"name": "named", "type": "flag", "help": "h"}, {"name": "other", "type": "flag", "help": "h"}
            """#
        let files = [
            Self.view: view, "partials/assign.mustache": "        // here\n        self.title = title\n",
            "files/{{name}}Fixed.swift": copied,
        ]
        let expected = Self.assignment("title", 2, "@State var title: String").drop { $0 != " " }
        #expect(
            try problems(files, options) == [
                "{{name}}Fixed.swift:3" + expected, "assign.mustache:2" + expected,
            ]
        )
    }

    @Test("a file that is no Swift code, or has brackets that do not match, is left alone")
    func otherFiles() throws {
        let text = "struct {{name}}View { @State var a = 1; init() { a = 2 } }\n"
        #expect(try problems(["{{name}}.txt.mustache": text]) == [])
        #expect(try problems([Self.view: text + "}\n"]) == [])
    }
}
