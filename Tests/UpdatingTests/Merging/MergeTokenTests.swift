import Testing

@testable import VipergenGenerator

/// Results whose tokens are all there, and which are no Swift, or never run.
@Suite struct MergeTokenTests {

    @Test(
        "what would be no Swift, or would never run, is a conflict or right",
        arguments: [
            ("let a = 1", "private let a = 1", "let a = -1", "private let a = -1"),
            ("let a = !b", "private let a = !b", "let a = b", "private let a = b"),
            ("if a {\n    x()\n}", "if a {\n    x()\n    mine()\n}", "if !a {\n    x()\n}", "if !a {"),
            (
                "use(a > b)\nif c {\n    x()\n}", "use(a > b)\nif c {\n    mine()\n}",
                "use(a > -b)\nif c {\n    x()\n}", "use(a > -b)"
            ),
            ("y()", "y(); mine()", "x()", "x()\n        mine()"),
            ("a()\nb()", "a()\nb()\nmine()", "a()\nreturn b()", "never"),
        ]
    )
    func neighbours(base: String, yours: String, templates: String, expected: String) {
        let merge = ThreeTexts.inMethod(base, yours: yours, templates: templates)
        #expect(merge.hasConflicts || merge.text.contains(expected), "\(merge.text)")
    }
}
