/// Values that are rendered in place of unknown ones: a line on disk has the value where the rendered line has the
/// placeholder.
///
///     template    let {{child.variableName}}: {{child}}?
///     rendered    let zqxPartAz: ZqxPartAz?
///     on disk     let offGame: OffGame?
struct Placeholders: Sendable {

    /// The placeholders: one for each spelling of each part of a value. None begins with another one.
    let words: [[UInt8]]

    /// - Parameter options: the options whose values are unknown.
    init(for options: [Option]) {
        let partCount = options.map(\.placeholderPartCount).max() ?? 0
        words = (0..<partCount).flatMap { part in
            Self.spellings.map { Array($0.write(Self.text(part, $0.rule == .any ? .any : .typeName)).utf8) }
        }
    }

    /// The part of a value that a word is for, and its spelling. The parts of a list's second value have the numbers after
    /// those of its first one.
    func part(_ word: Int) -> (part: Int, spelling: Spelling) {
        let (part, spelling) = word.quotientAndRemainder(dividingBy: Self.spellings.count)
        return (part, Self.spellings[spelling])
    }

    /// A way in which a part of a value is written in a line.
    struct Spelling: Sendable {
        /// The rule of the parts that can be read from this spelling; nil for names that have to be guessed.
        let rule: TextRule?
        let write: @Sendable (String) -> String
        /// The text that has this spelling; nil if none has.
        var read: @Sendable (String) -> String? = { $0 }
    }

    private static let spellings = [
        Spelling(rule: .typeName, write: { $0 }),
        Spelling(rule: .identifier, write: { Words(of: $0).variable }),
        Spelling(rule: nil, write: { Words(of: $0).snake }),
        Spelling(rule: nil, write: { Words(of: $0).kebab }),
        Spelling(rule: nil, write: { Words(of: $0).lowercase }),
        Spelling(rule: .any, write: { $0 }),
        // In a string literal, in a document, and in a document's string literal.
        Spelling(rule: .any, write: \.literal, read: \.textOfLiteral),
        Spelling(rule: .any, write: { Escaping.xml($0) }, read: { Escaping.xml.text(writtenAs: $0) }),
        Spelling(
            rule: .any,
            write: { Escaping.xml($0.literal) },
            read: { Escaping.xml.text(writtenAs: $0)?.textOfLiteral }
        ),
    ]

    /// The placeholder for a part of a value that the rule allows.
    static func text(_ part: Int, _ rule: TextRule) -> String {
        let name = "ZqxPart" + word(part)
        return switch rule {
        case .typeName: name
        case .identifier: Words(of: name).variable
        // The quotation mark shows where it is escaped, and how.
        case .any: "zqx\"part" + word(part)
        }
    }

    /// A number as a word with one capital. None begins with another one: only its last letter is a `z`.
    private static func word(_ number: Int) -> String {
        var (rest, letters) = (number, "z")
        repeat {
            letters = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(rest % 25))) + letters
            rest /= 25
        } while rest > 0
        return letters.prefix(1).uppercased() + letters.dropFirst()
    }
}

extension Option {

    /// The number of placeholders for a list: its first value, one in the middle and its last may be written differently.
    private static let placeholderCount = 3

    fileprivate var placeholderPartCount: Int { (form?.rules.count ?? 0) * (isList ? Self.placeholderCount : 1) }

    /// Values made of placeholders; none for a flag or choice.
    var placeholders: [OptionValue] {
        switch kind {
        case .flag, .choice: return []
        case .text(let rule, _, _): return [.text(Placeholders.text(0, rule))]
        case .list(let form):
            let rules = form.rules
            func values(withParts count: Int) -> [String] {
                (0..<Self.placeholderCount).map { number in
                    ListForm.text(of: (0..<count).map { Placeholders.text(number * rules.count + $0, rules[$0]) })
                }
            }
            // A value that ends before its optional parts is written in other lines.
            return (form.requiredCount...rules.count).reversed().flatMap { count -> [OptionValue] in
                let values = values(withParts: count)
                return [.list([values[0]]), .list(values)]
            }
        }
    }
}
