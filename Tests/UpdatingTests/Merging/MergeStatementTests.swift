import Testing

@testable import VipergenGenerator

/// Changes of both sides in one statement, or in statements that depend on each other: what cannot be proved right is a
/// conflict.
@Suite("Merges of statements") struct MergeStatementTests {

    /// What both sides made of some statements, and what comes out; nil for a conflict.
    struct Case: CustomTestStringConvertible {
        let base: String
        let yours: String
        let templates: String
        let result: String?

        init(_ base: String, yours: String, templates: String, result: String?) {
            (self.base, self.yours, self.templates, self.result) = (base, yours, templates, result)
        }

        var testDescription: String { "\(base) | \(yours) | \(templates)" }
    }

    private func check(_ own: Case) {
        let merge = ThreeTexts.inMethod(own.base, yours: own.yours, templates: own.templates)
        guard let result = own.result else {
            #expect(merge.hasConflicts, "\(merge.text)")
            return
        }
        #expect(merge.conflicts.map(\.message) == [])
        #expect(merge.text == ThreeTexts.inMethod(result, yours: result, templates: result).text)
    }

    @Test(
        "the arguments of a call are those of the same call, wherever it stands in yours",
        arguments: [
            Case(
                "push(Page(a: 1))",
                yours: "push(Nav(root: Page(a: 1)))",
                templates: "push(Page(a: 1, b: 2))",
                result: nil
            ),
            Case(
                "let p = Page(a: 1)",
                yours: "let p = Nav(Page(a: 1))",
                templates: "let p = Page(a: 1, b: 2)",
                result: nil
            ),
            Case(
                "x\n  .a(1)\n  .b(1)",
                yours: "x\n  .b(1)\n  .a(1)",
                templates: "x\n  .a(1)\n  .b(2)",
                result: nil
            ),
            Case("f(a: 1)", yours: "Task(id: 1) { f(a: 1) }", templates: "f(a: 1, b: 2)", result: nil),
            Case(
                "h(of: 1) + w(of: 1)",
                yours: "w(of: 1) + h(of: 1)",
                templates: "h(of: 2) + w(of: 1)",
                result: nil
            ),
            Case(
                "let c = on ? C(w: 1) : C(w: 0)",
                yours: "let c = on ? C(w: 0) : C(w: 1)",
                templates: "let c = on ? C(w: 1, a: 5) : C(w: 0)",
                result: nil
            ),
            Case(
                "add([a.top.pin(to: 1)])",
                yours: "add([a.wide.pin(to: 5)])",
                templates: "add([a.top.pin(to: 2)])",
                result: nil
            ),
            Case(
                "view.show(a: 1)",
                yours: "self.view?.show(a: 1)",
                templates: "view.show(a: 1, b: 2)",
                result: "self.view?.show(a: 1, b: 2)"
            ),
            Case(
                "let l = [I(id: 1, on: t), I(id: 2, on: t)]",
                yours: "let l = [I(id: 2, on: t), I(id: 1, on: t)]",
                templates: "let l = [I(id: 1, on: t), I(id: 2, on: f)]",
                result: "let l = [I(id: 2, on: f), I(id: 1, on: t)]"
            ),
        ]
    )
    func calls(own: Case) { check(own) }

    @Test(
        "a statement that both sides insert is the same one only at the same place",
        arguments: [
            Case(
                "read()\nwrite()",
                yours: "lock()\nread()\nwrite()",
                templates: "read()\nlock()\nwrite()\nflush()",
                result: nil
            ),
            Case(
                "read()\nwrite()",
                yours: "read()\nlock()\nwrite()",
                templates: "read()\nlock()\nwrite()\nflush()",
                result: "read()\nlock()\nwrite()\nflush()"
            ),
            Case("use([a, b])", yours: "use([gap, a, b])", templates: "use([a, b, gap, c])", result: nil),
        ]
    )
    func inserted(own: Case) { check(own) }

    @Test(
        "what the templates write in the place of something else stands there, whatever their numbers are",
        arguments: [
            Case(
                "a()\nb()\nc()",
                yours: "a()\nlock()\nb()\nunlock()\nc()",
                templates: "a()\nx(1)\nx(2)\nc()",
                result: "a()\nlock()\nx(1)\nx(2)\nunlock()\nc()"
            ),
            Case(
                "use([1, 2, 3])",
                yours: "use([1, 10, 2, 20, 3])",
                templates: "use([1, 7, 8, 3])",
                result: "use([1, 10, 7, 8, 20, 3])"
            ),
        ]
    )
    func replaced(own: Case) { check(own) }

    @Test(
        "what the templates insert below a statement that is within another one of yours is a conflict",
        arguments: [
            "Task {\n    load()\n    render(1)\n}", "if isOn {\n    load()\n    render(1)\n}",
            "do {\n    load()\n    render(1)\n} catch {\n}", "load()\ndefer {\n    render(1)\n}",
        ]
    )
    func wrapped(yours: String) {
        check(Case("load()\nrender(1)", yours: yours, templates: "load()\nrender(1)\ndone()", result: nil))
    }

    @Test(
        "a name that the result would use and not declare is a conflict",
        arguments: [
            Case(
                "let vc = make()\nshow(vc)",
                yours: "let view = make()\nshow(view)",
                templates: "let vc = make()\nshow(vc)\nlog(vc)",
                result: nil
            ),
            Case(
                "for item in all {\n    a(item)\n}",
                yours: "for each in all {\n    a(each)\n}",
                templates: "for item in all {\n    a(item)\n    b(item)\n}",
                result: nil
            ),
            Case(
                "load { result in\n    a(result)\n}",
                yours: "load { value in\n    a(value)\n}",
                templates: "load { result in\n    a(result)\n    b(result)\n}",
                result: nil
            ),
            Case(
                "load {\n    a($0)\n}",
                yours: "load { value in\n    a(value)\n}",
                templates: "load {\n    a($0)\n    b($0)\n}",
                result: nil
            ),
            Case(
                "guard case let .some(items) = state else { return }\na(items)",
                yours: "guard case let .some(list) = state else { return }\na(list)",
                templates: "guard case let .some(items) = state else { return }\na(items)\nb(items)",
                result: nil
            ),
            Case(
                "let vc = make()\nshow(vc)",
                yours: "let vc = make()\nshow(vc)\nmine(vc)",
                templates: "let view = make()\nshow(view)",
                result: nil
            ),
            Case("a()\nd()\nb()", yours: "d()\na()\nb()", templates: "let y = a()\nd(y)\nb()", result: nil),
        ]
    )
    func undeclared(own: Case) { check(own) }

    @Test(
        "a statement beside one of yours that may leave the function is a conflict",
        arguments: [
            "guard ok else { return }", "if !ok { break }", "for i in x { continue outer }",
            "switch state { default: break outer }",
        ]
    )
    func besideExit(own: String) {
        check(Case("a()\nb()", yours: "a()\n\(own)\nb()", templates: "a()\nd()\nb()", result: nil))
    }

    @Test(
        "a loop and a switch end with their own break",
        arguments: ["switch state { default: break }", "for i in x { continue }"]
    )
    func besideLoop(own: String) {
        check(Case("a()\nb()", yours: "a()\n\(own)\nb()", templates: "a()\nd()\nb()", result: "a()\nd()\n\(own)\nb()"))
    }

    @Test(
        "a local variable that both sides declare is a conflict",
        arguments: [
            Case("a()", yours: "a()\nlet user = load()", templates: "guard let user else { return }\na()", result: nil),
            Case(
                "a()\nb()",
                yours: "a()\nlet (user, date) = load()\nb()",
                templates: "a()\nb()\nlet date = now()",
                result: nil
            ),
        ]
    )
    func declaredTwice(own: Case) { check(own) }

    @Test(
        "a 'guard' of the templates beside a statement of yours is a conflict, which may not run any more",
        arguments: [
            Case("a()\nb()", yours: "a()\nmine()\nb()", templates: "a()\nguard isOn else { return }\nb()", result: nil),
            Case(
                "if let u {\n    a(u)\n}",
                yours: "if let u {\n    a(u)\n}\nmine()",
                templates: "guard let u else { return }\na(u)",
                result: nil
            ),
        ]
    )
    func exits(own: Case) { check(own) }

    @Test("a 'return' without a value does not get into a function with a result", arguments: [false, true])
    func emptyReturn(isOfTemplates: Bool) {
        func text(_ result: String, _ statements: String) -> String {
            "final class Home {\n    func load()\(result) {\n\(statements)    }\n}\n"
        }
        let value = "        start()\n        return 1\n"
        let (guarded, withResult) = (
            text("", "        guard isOn else {\n            return\n        }\n        start()\n"),
            text(" -> Int", value)
        )
        let (yours, templates) = isOfTemplates ? (withResult, guarded) : (guarded, withResult)
        #expect(ThreeTexts(text("", "        start()\n"), yours: yours, templates: templates).merge.hasConflicts)
    }

    @Test(
        "what you deleted of a property does not come back with its new name",
        arguments: [("weak var ", "var "), ("private var ", "var "), ("static var ", "var "), ("lazy var ", "var ")]
    )
    func renamedProperty(heading: String, yours: String) {
        func text(_ property: String) -> String { "final class Home {\n    \(property)\n    func load() {}\n}\n" }
        let merge = ThreeTexts(
            text(heading + "old: Int? = 1"),
            yours: text(yours + "old: Int? = 1"),
            templates: text(heading + "new: Int? = 1")
        ).merge
        #expect(merge.hasConflicts, "\(merge.text)")
    }

    @Test("an attribute that the templates change keeps its place among those of yours")
    func attributeOrder() {
        func text(_ attributes: String) -> String { "struct Home {\n    \(attributes) var a = 1\n    let b = 1\n}\n" }
        let merge = ThreeTexts(
            text(#"@Key("a")"#),
            yours: text(#"@Box(1) @Key("a")"#),
            templates: text(#"@Key("b")"#)
        ).merge
        #expect(merge.text == text(#"@Box(1) @Key("b")"#))
    }

    @Test("an observer of yours and a new value of the templates are merged")
    func observer() {
        func text(_ value: String, _ rest: String = "") -> String { "struct Home {\n    var a = \(value)\(rest)\n}\n" }
        let observer = " {\n        didSet { log() }\n    }"
        let merge = ThreeTexts(text("1"), yours: text("1", observer), templates: text("2")).merge
        #expect(merge.text == text("2", observer))
    }

    @Test("a mark goes with the method that it stands above, which yours moved")
    func markOfMoved() {
        let methods = ["show", "fail"].map { "    func \($0)() {\n        \($0)ed()\n    }\n" }
        func text(_ members: [String]) -> String { "final class Home {\n\(members.joined(separator: "\n"))}\n" }
        let mark = "    // MARK: - Errors\n\n"
        let merge = ThreeTexts(
            text(methods),
            yours: text(methods.reversed()),
            templates: text([methods[0], mark + methods[1]])
        ).merge
        let lines = merge.text.split(separator: "\n").map(String.init)
        #expect(lines.firstIndex(of: "    // MARK: - Errors") == 1 && lines.firstIndex(of: "    func fail() {") == 2)
    }
}
