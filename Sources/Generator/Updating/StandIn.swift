/// A module that stands in for all others of a set: what is rendered for it is what is rendered for any of them, with
/// the other's names in place of its own. For templates are data, and none can ask what a name is. In the same way a
/// value stands in for all others of an option that takes any text.
struct StandIn: Sendable {

    let module: Module
    /// The words that are another module's in what is rendered for this one, then those of an option's value.
    let words: [[UInt8]]
    private let moduleWordCount: Int

    /// One with names that are in nobody's templates.
    static var shared: StandIn {
        get throws(Failure) {
            let module = try Module("Zqxfolder/ZqxModule")
            return StandIn(module: module, words: spellings(of: module))
        }
    }

    /// The module itself, which nothing is put in the place of.
    init(_ module: Module) {
        self.init(module: module, words: [])
    }

    private init(module: Module, words: [[UInt8]]) {
        self.module = module
        self.words = words + (0..<Self.maximumPartCount).flatMap { part in Self.spellings(ofPart: part) }
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
        return [module.folder, module.name.text, words.variable, words.snake, words.kebab].map { Array($0.utf8) }
    }

    /// Whether one of the words can begin here. All of them begin in one way that is in no language.
    static func canBegin(at index: Int, of bytes: ArraySlice<UInt8>) -> Bool {
        index + 2 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: "q") && bytes[index + 2] == UInt8(ascii: "x")
            && bytes[index] | 0x20 == UInt8(ascii: "z")
    }

    // MARK: - Values of options -

    /// How a part of a value is written in a line.
    enum Spelling: Int, CaseIterable {
        case typeName, variable, snake, kebab
    }

    /// How many fields of a list are looked for.
    static let maximumPartCount = 8

    /// A text that the rule allows, for one of the parts of a value.
    static func text(_ part: Int, _ rule: TextRule) -> String {
        spelling(spelling(of: rule), ofPart: part)
    }

    /// How a text that the rule allows is spelled where it is written as it is.
    static func spelling(of rule: TextRule) -> Spelling { rule == .typeName ? .typeName : .variable }

    private static func spellings(ofPart part: Int) -> [[UInt8]] {
        Spelling.allCases.map { Array(spelling($0, ofPart: part).utf8) }
    }

    private static func spelling(_ spelling: Spelling, ofPart part: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(part)))
        return switch spelling {
        case .typeName: "ZqxPart" + letter.uppercased()
        case .variable: "zqxPart" + letter.uppercased()
        case .snake: "zqx_part_" + letter
        case .kebab: "zqx-part-" + letter
        }
    }

    /// Which part of a value a slot is for, and how it is written there; nil for one of the module's.
    func part(_ slot: Int) -> (part: Int, spelling: Spelling)? {
        let index = slot - moduleWordCount
        guard index >= 0 else { return nil }
        let (part, spelling) = index.quotientAndRemainder(dividingBy: Spelling.allCases.count)
        return Spelling(rawValue: spelling).map { (part, $0) }
    }
}
