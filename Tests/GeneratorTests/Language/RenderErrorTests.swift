import Foundation
import Testing

@testable import VipergenGenerator

@Suite("Mustache, errors of rendering") struct RenderErrorTests {

    /// The rendered text or the text of the error, on a stack of half a megabyte, the size of a thread's stack on a
    /// Mac.
    private func render(_ text: String, _ partials: [String: String] = [:], requiresPartials: Bool = false) -> String {
        // Only the thread writes it, and it is read after the thread has ended.
        nonisolated(unsafe) var result = ""
        let end = DispatchSemaphore(value: 0)
        let thread = Thread {
            do {
                let partials = try partials.map { ($0, try Template($1, name: $0)) }
                result = try Template(text, name: "A.swift")
                    .render(
                        .map(["rx": .flag(true), "kind": .text("Cell"), "none": .text("")]),
                        partials: Dictionary(uniqueKeysWithValues: partials),
                        escaping: .none,
                        requiresPartials: requiresPartials
                    )
            } catch {
                result = "\(error)"
            }
            end.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        end.wait()
        return result
    }

    // MARK: - Limits -

    @Test(
        "partials, parents and blocks that double at each step fail with an error at a tag",
        arguments: [
            "{{> p+}}{{> p+}}", "{{<p+}}{{/p+}}{{<p+}}{{/p+}}",
            "{{<p+}}{{$b+}}{{$b-}}{{/b-}}{{$b-}}{{/b-}}{{/b+}}{{/p+}}",
        ]
    )
    func doubling(partial: String) {
        var partials = ["p40": "{{$b40}}{{/b40}}"]
        for index in 0..<40 {
            partials["p\(index)"] = partial.replacing("+", with: "\(index + 1)").replacing("-", with: "\(index)")
        }
        let text = render("{{> p0}}", partials)
        #expect(text.contains("error: the text is made of more than 1000000 pieces\n"), "\(text.prefix(300))")
        #expect(text.hasPrefix("p"))
    }

    @Test("a text of 64 MB is rendered, and a longer one is an error", arguments: [1_024, 1_025])
    func size(times: Int) {
        let partials = ["p": String(repeating: "x", count: 1 << 16)]
        let text = render(String(repeating: "{{> p}}", count: times), partials)
        if times == 1_024 {
            #expect(text.utf8.count == 64 << 20)
        } else {
            #expect(text.hasPrefix("A.swift:1:7169: error: the text has more than 64 MB\n"))
        }
    }

    @Test("indentation and values count towards the limit")
    func sizeOfIndentation() {
        let lines = String(repeating: "x\n", count: 1 << 12)
        let indented = render(String(repeating: " ", count: 1 << 15) + "{{> p}}", ["p": lines])
        #expect(indented.contains("error: the text has more than 64 MB\n"), "\(indented.prefix(300))")
        let value = Value.map(["v": .text(String(repeating: "x", count: 1 << 20))])
        #expect(throws: Failure.self) {
            try Template(String(repeating: "{{v}}", count: 65), name: "A").render(value, escaping: .none)
        }
    }

    // MARK: - Endless recursion -

    @Test("a partial that includes itself is an error at its tag")
    func direct() {
        #expect(
            render("{{> cell}}", ["cell": "class {\n  {{> cell}}\n}"]) == """
                cell:2:3: error: the partial 'cell' includes itself without end (cell → cell)
                 2 |   {{> cell}}
                   |   ^
                help: put the tag into a section that ends, or remove it
                """
        )
    }

    @Test("partials that include each other are an error that names them")
    func mutual() {
        let errors = render("{{> a}}", ["a": "{{> b}}", "b": "\n{{> c}}", "c": "{{> b}}"])
        #expect(errors.hasPrefix("b:2:1: error: the partial 'c' includes itself without end (c → b → c)\n"))
    }

    @Test("the error names the endless partials, not others that they include")
    func others() {
        let errors = render("{{> a}}", ["a": "{{> b}}\n {{> a}}", "b": "{{#rx}}{{#rx}}{{> c}}{{/rx}}{{/rx}}", "c": ""])
        #expect(errors.hasPrefix("a:2:2: error: the partial 'a' includes itself without end (a → a)\n"))
    }

    @Test("a partial that includes itself by a dynamic name is an error")
    func dynamic() {
        let errors = render("{{>*kind}}", ["Cell": "{{>*kind}}"])
        #expect(errors.hasPrefix("Cell:1:1: error: the partial 'Cell' includes itself without end (Cell → Cell)\n"))
    }

    @Test(
        "the error is at the partial's tag, whatever sections and blocks surround it",
        arguments: [
            "{{#rx}}\n{{> a}}{{/rx}}", "{{^no}}\n{{> a}}{{/no}}", "{{$b}}\n{{> a}}{{/b}}",
            "{{#rx}}{{$b}}\n{{> a}}{{/b}}{{/rx}}",
            "{{#rx}}{{#rx}}\n{{> a}}{{/rx}}{{/rx}}",
        ]
    )
    func nested(_ partial: String) {
        let errors = render("{{> a}}", ["a": partial])
        #expect(errors.hasPrefix("a:2:1: error: the partial 'a' includes itself without end (a → a)\n"))
    }

    @Test("a partial that includes itself by its parent's block is an error")
    func throughBlock() {
        let errors = render("{{> a}}", ["a": "{{<b}}{{$c}}\n\n  {{> a}}{{/c}}{{/b}}", "b": "{{$c}}{{/c}}"])
        #expect(errors.hasPrefix("a:1:1: error: the partial 'b' includes itself without end (b → a → b)\n"))
    }

    @Test("a parent that is its own parent is an error")
    func ownParent() {
        let errors = render("{{<a}}{{$b}}B{{/b}}{{/a}}", ["a": "{{<a}}{{$b}}b{{/b}}{{/a}}"])
        #expect(errors.hasPrefix("a:1:1: error: the partial 'a' includes itself without end (a → a)\n"))
    }

    @Test("endless recursion through 99 nested blocks does not overflow the stack")
    func deepBlocks() {
        let blocks =
            (1...99).map { "{{$b\($0)}}" }.joined() + "{{> a}}" + (1...99).reversed().map { "{{/b\($0)}}" }.joined()
        #expect(
            render("{{> a}}", ["a": blocks]).contains("error: the partial 'a' includes itself without end (a → a)\n")
        )
    }

    @Test("sections across partials may be nested 100 deep, and no deeper")
    func depth() {
        func sections(_ count: Int, around text: String) -> String {
            String(repeating: "{{#rx}}", count: count) + text + String(repeating: "{{/rx}}", count: count)
        }
        #expect(render(sections(49, around: "{{> a}}"), ["a": sections(50, around: "end")]) == "end")
        let partials = ["a": sections(51, around: "end"), "b": ""]
        let errors = render("{{> b}}{{> b}}" + sections(49, around: "\n{{> a}}"), partials)
        #expect(
            errors == """
                A.swift:2:1: error: sections, partials and blocks are nested more than 100 deep
                 2 | {{> a}}\(String(repeating: "{{/rx}}", count: 49))
                   | ^
                help: split the template
                """
        )
    }

    @Test("98 nested blocks are indented without a stack overflow")
    func deepIndentation() {
        let open = (1...98).map { String(repeating: " ", count: $0) + "{{$b\($0)}}\n" }.joined()
        let close = (1...98).reversed().map { "{{/b\($0)}}\n" }.joined()
        let text = "{{<a}}\n\(open)  a\n\(close){{/a}}\n"
        #expect(render(text, ["a": "  {{$b1}}\n  {{/b1}}\n"]) == "  a\n")
    }

    @Test("a partial may be included any number of times, if not in itself")
    func often() {
        let text = String(repeating: "{{> a}}{{<b}}{{$c}}{{#rx}}c{{/rx}}{{/c}}{{/b}}", count: 500)
        let expected = String(repeating: "ac", count: 500)
        #expect(render(text, ["a": "{{$a}}a{{/a}}", "b": "{{#rx}}{{$c}}{{/c}}{{/rx}}"]) == expected)
    }

    // MARK: - Missing partials -

    @Test("a required partial that is missing is an error at its tag")
    func missing() {
        #expect(
            render("{{#rx}}\n  {{> heade}}{{/rx}}", ["header": ""], requiresPartials: true) == """
                A.swift:2:3: error: there is no partial 'heade'
                 2 |   {{> heade}}{{/rx}}
                   |   ^
                help: did you mean 'header'?
                """
        )
    }

    @Test("without a similar name, the error says how to create the partial")
    func missingAndUnlike() {
        #expect(
            render("{{> header}}", requiresPartials: true).hasSuffix("help: write it as 'partials/header.mustache'")
        )
    }

    @Test("a missing partial is reported in the template that names it")
    func missingElsewhere() {
        let partials = ["a": "\n{{<b}}\n{{$c}}{{> none}}{{/c}}{{/b}}", "b": "{{> d}}\n\n\n{{$c}}{{/c}}", "d": "d"]
        #expect(
            render("{{> a}}", partials, requiresPartials: true).hasPrefix("a:3:7: error: there is no partial 'none'\n")
        )
        let later = ["a": "\n{{> b}} {{<none}}{{/none}}", "b": "b"]
        #expect(
            render("{{> a}}", later, requiresPartials: true).hasPrefix("a:2:9: error: there is no partial 'none'\n")
        )
    }

    @Test("a missing partial with a dynamic name is an error, unless the name is empty")
    func missingDynamic() {
        #expect(
            render("\n {{>*kind}}", requiresPartials: true).hasPrefix(
                "A.swift:2:2: error: there is no partial 'Cell'\n"
            )
        )
        #expect(render("[{{>*no}}{{>*none}}]", requiresPartials: true) == "[]")
    }

    @Test("partials that are nested too deep are reported at the innermost")
    func depthOfPartials() {
        let partials = Dictionary(uniqueKeysWithValues: (0...120).map { ("p\($0)", "\n{{> p\($0 + 1)}}") })
        let errors = render("{{> p0}}", partials.merging(["p121": "end"]) { $1 })
        #expect(errors.contains("are nested more than 100 deep"))
        #expect(!errors.hasPrefix("A.swift:"), "\(errors)")
    }
}
