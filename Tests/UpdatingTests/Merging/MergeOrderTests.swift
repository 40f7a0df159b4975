import Testing

@testable import VipergenGenerator

/// The order of statements and elements is merged, too: a result in an order that nobody wrote is a conflict.
@Suite("Merging: order") struct MergeOrderTests {

    @Test("an element between two that yours exchanged is a conflict; one at the end comes to the end")
    func lists() {
        let lists = ["let steps = [%]", "run(%)", "private func load(%) {}"]
        for list in lists {
            func text(_ names: String...) -> String {
                let names = names.map { list.contains("func") ? "\($0): Int" : $0 }
                return list.replacing("%", with: names.joined(separator: ", ")) + "\n"
            }
            let (base, yours) = (text("first", "last"), text("last", "first"))
            let between = ThreeTexts(base, yours: yours, templates: text("first", "new", "last")).merge
            #expect(between.hasConflicts, "\(between.text)")
            let end = ThreeTexts(base, yours: yours, templates: text("first", "last", "new")).merge
            #expect(end.text == text("last", "first", "new"))
        }
    }

    @Test("what stands between two statements that the templates exchange is a conflict")
    func between() {
        let merge = ThreeTexts.inMethod("lock()\nwork()", yours: "lock()\nmine()\nwork()", templates: "work()\nlock()")
        #expect(merge.conflicts.map(\.message) == ["the result is not certain: the order in show(_:) would change"])
    }

    @Test("statements that yours exchanged are a conflict if the templates wrap them, and stay so if these replace one")
    func exchanged() {
        let yours = "render()\nstart()"
        let wrapped = "if isReady {\n    start()\n    render()\n}"
        #expect(ThreeTexts.inMethod("start()\nrender()", yours: yours, templates: wrapped).hasConflicts)
        let replaced = ThreeTexts.inMethod("start()\nrender()", yours: yours, templates: "begin()\nrender()")
        #expect(replaced.text.contains("        render()\n        begin()\n"))
    }
}
