import TestSupport

@testable import VipergenGenerator

/// Three texts, two of which were made from the third by a few random edits.
struct RandomTexts: Sendable {

    enum Kind: CaseIterable {
        /// Lines that often repeat; lines that rarely repeat; lines that resemble code; and texts one of which has only
        /// blank lines and brackets in common with the others.
        case few, many, code, unlike
    }

    let base: [String]
    let yours: [String]
    let templates: [String]

    init(_ kind: Kind, seed: Int) {
        var random = SplitMix(seed: seed)
        func line() -> String {
            switch kind {
            case .few: "\(Int.random(in: 0...5, using: &random))"
            case .many: "line \(Int.random(in: 0...500, using: &random))"
            case .code:
                Bool.random(using: &random)
                    ? ["", "}", "    }", "class C {", "    init() {", "        return", "import A", "    // b"]
                        .randomElement(using: &random)!
                    : "        a\(Int.random(in: 0...99, using: &random))"
            case .unlike:
                Bool.random(using: &random)
                    ? ["", "}", "    }"].randomElement(using: &random)! : "\(Int.random(in: 0...400, using: &random))"
            }
        }
        func edited(_ lines: [String]) -> [String] {
            (0..<Int.random(in: 0...5, using: &random)).reduce(into: lines) { lines, _ in
                let start = Int.random(in: 0...lines.count, using: &random)
                let end = min(lines.count, start + Int.random(in: 0...3, using: &random))
                lines.replaceSubrange(
                    start..<end,
                    with: (0..<Int.random(in: 0...3, using: &random)).map { _ in line() }
                )
            }
        }
        func lines() -> [String] { (0..<Int.random(in: 0...50, using: &random)).map { _ in line() } }
        base = lines()
        yours = kind == .unlike ? lines() : edited(base)
        templates = edited(base)
    }

    func merge(asGit: Bool = false) -> Merge {
        Merge(base: Self.text(base), yours: Self.text(yours), templates: Self.text(templates), isSwift: !asGit)
    }

    static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
