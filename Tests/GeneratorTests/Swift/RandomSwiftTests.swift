import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Any text has a tree without a mistake") struct RandomSwiftTests {

    private static let words = [
        "class", "func", "init", "var", "let", "case", "switch", "if", "else", "#if", "#endif", "#else", "where", "in",
        "async",
        "throws", "private", "(set)", "@objc", "@", "a", "b.c", "self", "{", "}", "(", ")", "[", "]", "<", ">", ">>",
        "<#", "#>",
        ",", ";", ":", ".", "->", "=", "==", "?", "!", "&", "/", "//", "/*", "*/", "\"", "\"\"\"", "#\"", "\\(", "\\",
        "\n", " ",
        "0", "1.5e3", "get", "didSet", "import", "extension", "try", "await", "as", "is", "some", "any", "`x`",
        "\u{FE0F}", "é",
    ]

    private func check(_ source: [UInt8], _ what: String) {
        let tree = SwiftTree(source)
        let shown = "\(what): \(String(decoding: source.prefix(300), as: UTF8.self).debugDescription)"
        #expect(tree.mistake == nil, "\(shown)")
        // Without code, it has the same lines.
        let lineCount = source.count { $0 == UInt8(ascii: "\n") }
        #expect(tree.withoutCode.count { $0 == UInt8(ascii: "\n") } == lineCount, "\(shown)")
    }

    /// What reads trees for merges and for learned sets ends for each of them, and finds nothing new in the same text.
    private func checkReaders(_ source: [UInt8], _ what: String) {
        let tree = SwiftTree(source)
        _ = CallsInCode(tree)
        let mistakes = CodeMistakes([tree]).all
        #expect(mistakes.allSatisfy { $0.place.offset <= source.count }, "\(what)")
        #expect(UsedNames(in: tree).free.isSubset(of: UsedNames(in: tree).all), "\(what)")
        guard tree.isMergeable else { return }
        var numbers = ComparedText.Numbers()
        let text = ComparedText(tree, &numbers)
        let mistake = MergeProof.mistakeInTokens(text, of: PerText(base: text, yours: text, templates: text))
        #expect(mistake == nil || mistake?.contains("lazy let") == true, "\(what)")
    }

    @Test("random bytes")
    func bytes() {
        var random = SplitMix(seed: 1)
        for round in 0..<400 {
            let source = (0..<Int.random(in: 0..<300, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            check(source, "round \(round)")
        }
    }

    @Test("random words of the language, most of them with brackets that match")
    func tokens() {
        var random = SplitMix(seed: 2)
        let pairs = [("(", ")"), ("{", "}"), ("[", "]"), ("\"\\(", ")\""), ("#if A\n", "\n#endif\n")]
        for round in 0..<1500 {
            var source = ""
            var open: [String] = []
            for _ in 0..<Int.random(in: 1..<80, using: &random) {
                if round.isMultiple(of: 3) || Bool.random(using: &random) {
                    source += Self.words.randomElement(using: &random) ?? ""
                } else if Bool.random(using: &random), let pair = pairs.randomElement(using: &random) {
                    source += pair.0
                    open.append(pair.1)
                } else {
                    source += open.popLast() ?? "a"
                }
                if Bool.random(using: &random) { source += " " }
            }
            let text = source + open.reversed().joined()
            check(Array(text.utf8), "round \(round)")
            checkReaders(Array(text.utf8), text)
        }
    }

    private static let files = [
        "Sources/Generator/Swift/TreeParser+Items.swift", "Sources/Generator/Swift/Lexer+Operators.swift",
        "Sources/vipergen/main.swift", "Fixtures/Shim/RxSwift/Observable.swift",
    ]

    @Test(
        "a pattern, a closure or a return that ends too soon",
        arguments: [
            "if case let .", "if case var .a", "guard let", "f { [a] in $0 }", "f { [weak self] in\n$0 }", "let (",
            "func f() -> Int { return }", "class A { let a: Int; init() { self.a = } }", "a(b: [c: d, e])",
        ]
    )
    func ends(text: String) { checkReaders(Array(text.utf8), text) }

    @Test("a source that was cut, at many places", arguments: files)
    func prefixes(path: String) throws {
        let source = [UInt8](try Data(contentsOf: Repository.root.appending(path: path)))
        for end in stride(from: 0, through: source.count, by: max(1, source.count / 150)) {
            check(Array(source[..<end]), "the first \(end) bytes")
        }
    }

    @Test("a source without one of its bytes, at many places", arguments: files)
    func deletions(path: String) throws {
        let source = [UInt8](try Data(contentsOf: Repository.root.appending(path: path)))
        for index in stride(from: 0, to: source.count, by: max(1, source.count / 150)) {
            var shorter = source
            shorter.remove(at: index)
            check(shorter, "without byte \(index)")
        }
    }

    @Test(
        "what nests or repeats without an end",
        arguments: [
            "(", "[", "{", "/*", "\"\\(", "if {", "class A {", "a<", "@a ", "final ", "<#", "#if A\n", "a ? b : ", "-",
            "a.", "{ ",
            "else if a {} ", "func a(", "case a, ", "x\n#if A\n.b\n",
        ]
    )
    func repetition(text: String) {
        check(Array(String(repeating: text, count: 20_000).utf8), "open")
        let closings: [Character: String] = ["(": ")", "[": "]", "{": "}"]
        let ends = text.compactMap { closings[$0] }.joined()
        check(Array((String(repeating: text, count: 5_000) + String(repeating: ends, count: 5_000)).utf8), "closed")
    }

    @Test("every source of this project")
    func ownSources() throws {
        let sources = Repository.root.appending(path: "Sources")
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where path.hasSuffix(".swift") {
            let tree = SwiftTree([UInt8](try Data(contentsOf: sources.appending(path: path))))
            #expect(!tree.isBroken)
            #expect(tree.mistake == nil, "\(path)")
        }
    }
}
