/// A module that stands in for all others of a set: what is rendered for it is what is rendered for any of them, with
/// the other's names in place of its own. For templates are data, and none can ask what a name is. In the same way a
/// value stands in for all others of an option that takes any text.
struct StandIn: Sendable {

    let module: Module
    /// The words that are another module's in what is rendered for this one, then those of an option's value. None begins
    /// with another one.
    let words: [[UInt8]]
    private let moduleWordCount: Int

    /// One with names that are in nobody's templates.
    ///
    /// - Parameter templateSet: the set whose options have values that are looked for.
    static func shared(_ templateSet: TemplateSet) throws(Failure) -> StandIn {
        // The quotation mark shows where a folder is escaped, and how.
        let module = try Module(existing: "Zqx\"folder/ZqxModule")
        return StandIn(module: module, words: spellings(of: module), templateSet)
    }

    /// The module itself, which nothing is put in the place of.
    init(_ module: Module, _ templateSet: TemplateSet) {
        self.init(module: module, words: [], templateSet)
    }

    private init(module: Module, words: [[UInt8]], _ templateSet: TemplateSet) {
        self.module = module
        let partCount = templateSet.options.map(\.standInPartCount).max() ?? 0
        self.words = words + (0..<partCount).flatMap { part in Self.spellings(ofPart: part) }
        moduleWordCount = words.count
    }

    /// Whether other modules can take its place.
    var isShared: Bool { moduleWordCount > 0 }

    /// What stands for `words` in what is rendered for another module. Values of options stand for themselves.
    func texts(for other: Module) -> [[UInt8]] {
        (moduleWordCount == 0 ? [] : Self.spellings(of: other)) + words[moduleWordCount...]
    }

    private static func spellings(of module: Module) -> [[UInt8]] {
        let words = module.name.words
        // A folder is no identifier, so that it may have to be escaped; a name is one.
        return (escaped(module.folder) + [module.name.text, words.variable, words.snake, words.kebab])
            .map { Array($0.utf8) }
    }

    /// Whether one of the words can begin here. All of them begin in one way that is in no language.
    static func canBegin(at index: Int, of bytes: ArraySlice<UInt8>) -> Bool {
        index + 2 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: "q") && bytes[index + 2] == UInt8(ascii: "x")
            && bytes[index] | 0x20 == UInt8(ascii: "z")
    }

    // MARK: - Values of options -

    /// How a part of a value is written in a line.
    enum Spelling: Int, CaseIterable {
        /// A part that is a name, and its other spellings.
        case typeName, variable, snake, kebab
        /// A part that is any text: as it is, in a string literal, in a document, and in a document's string literal.
        case text, literal, escaped, escapedLiteral

        /// Whether a part that the rule allows can be read from it, and not only guessed.
        func isWhole(for rule: TextRule) -> Bool {
            switch self {
            case .typeName: rule == .typeName
            case .variable: rule == .identifier
            case .snake, .kebab: false
            case .text, .literal, .escaped, .escapedLiteral: rule == .any
            }
        }

        /// The text that is written so; nil if none is.
        func text(writtenAs written: String) -> String? {
            switch self {
            case .typeName, .variable, .snake, .kebab, .text: written
            case .literal: written.textOfLiteral
            case .escaped: Escaping.xml.text(writtenAs: written)
            case .escapedLiteral: Escaping.xml.text(writtenAs: written)?.textOfLiteral
            }
        }
    }

    /// A text as it is, in a string literal, in a document, and in a document's string literal.
    private static func escaped(_ text: String) -> [String] {
        [text, text.literal, Escaping.xml(text), Escaping.xml(text.literal)]
    }

    /// A text that the rule allows, for one of the parts of a value.
    static func text(_ part: Int, _ rule: TextRule) -> String {
        let name = "ZqxPart" + word(part)
        return switch rule {
        case .typeName: name
        case .identifier: Words(of: name).variable
        // The quotation mark shows where it is escaped, and how.
        case .any: "zqx\"part" + word(part)
        }
    }

    private static func spellings(ofPart part: Int) -> [[UInt8]] {
        let name = text(part, .typeName)
        let words = Words(of: name)
        return ([name, words.variable, words.snake, words.kebab] + escaped(text(part, .any))).map { Array($0.utf8) }
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

    /// Which part of a value a slot is for, and how it is written there; nil for one of the module's.
    func part(_ slot: Int) -> (part: Int, spelling: Spelling)? {
        let index = slot - moduleWordCount
        guard index >= 0 else { return nil }
        let (part, spelling) = index.quotientAndRemainder(dividingBy: Spelling.allCases.count)
        return Spelling(rawValue: spelling).map { (part, $0) }
    }
}

extension Option {

    /// How many values of a list are told apart: the first, one in the middle and the last may be written differently.
    private static let standInCount = 3

    /// How many parts of values are told apart.
    fileprivate var standInPartCount: Int {
        switch kind {
        case .flag, .choice: 0
        case .text: 1
        case .list(let form): Self.standInCount * form.rules.count
        }
    }

    /// Values whose parts can be told in what is rendered; none for a flag or choice. The parts of a list's second value
    /// have the numbers after those of its first one.
    var standIns: [OptionValue] {
        switch kind {
        case .flag, .choice: return []
        case .text(let rule, _, _): return [.text(StandIn.text(0, rule))]
        case .list(let form):
            let values = (0..<Self.standInCount).map { number in
                form.text(
                    of: form.rules.enumerated().map { StandIn.text(number * form.rules.count + $0, $1) }
                )
            }
            return [.list([values[0]]), .list(values)]
        }
    }
}
