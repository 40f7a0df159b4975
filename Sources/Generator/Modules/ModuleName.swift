/// The name of a module: a Swift type name in UpperCamelCase, and what it is called in other places.
public struct ModuleName: Sendable, Hashable {

    /// The name as it was given: `OffGame`.
    public let text: String
    /// The words that it is made of: `Off`, `Game`.
    private let words: [String]

    /// - Throws: a `usage` failure that says what is wrong with `text` and suggests a name it could have been.
    public init(_ text: String) throws(Failure) {
        if let problem = Self.problem(with: text) {
            throw Failure(.usage, "\(quoted(text)) is not a module's name: \(problem)", help: Self.help(for: text))
        }
        self.text = text
        words = Self.words(of: text)
    }

    /// As a variable: `offGame`, `urlList` for `URLList`.
    package var variable: String { words[0].lowercased() + words.dropFirst().joined() }
    /// As a file or resource: `off_game`.
    package var snake: String { words.map { $0.lowercased() }.joined(separator: "_") }
    /// As a path or an identifier on the web: `off-game`.
    package var kebab: String { words.map { $0.lowercased() }.joined(separator: "-") }

    /// `URLSession2` is `URL`, `Session2`: a word begins at a capital that follows a small letter or a digit, and at
    /// the last of several capitals if a small letter follows it.
    private static func words(of text: String) -> [String] {
        let characters = Array(text)
        var words: [String] = []
        for (index, character) in characters.enumerated() {
            let afterSmall = index > 0 && !characters[index - 1].isUppercase
            let beforeSmall = index + 1 < characters.count && characters[index + 1].isLowercase
            if words.isEmpty || character.isUppercase && (afterSmall || beforeSmall) {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words
    }

    // MARK: - What a name may be -

    /// The words that Swift does not take as the name of a type (The Swift Programming Language, "Keywords and
    /// Punctuation"; all others begin with a small letter).
    private static let reservedWords: Set<String> = ["Any", "Protocol", "Self", "Type"]

    private static func problem(with text: String) -> String? {
        guard let first = text.unicodeScalars.first else { return "it is empty" }
        if let scalar = text.unicodeScalars.first(where: { !isIdentifier($0) }) {
            return "it has \(scalar.shown) in it, and a Swift type name has letters and digits only"
        }
        if !first.properties.isXIDStart { return "a Swift type name begins with a letter" }
        if first.properties.isLowercase { return "a type's name begins with a capital" }
        if reservedWords.contains(text) { return "it is a word of the Swift language" }
        return nil
    }

    /// Letters, digits and the marks that belong to them, in any script (Unicode Standard Annex 31). Swift takes more,
    /// emoji and invisible characters among them, which nobody wants in a file's name.
    private static func isIdentifier(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return "A"..."Z" ~= scalar || "a"..."z" ~= scalar || "0"..."9" ~= scalar }
        return scalar.properties.isXIDContinue && scalar.properties.generalCategory != .connectorPunctuation
            && !scalar.properties.isDefaultIgnorableCodePoint
    }

    /// The valid name nearest to `text`: its words in UpperCamelCase, without what no name has.
    static func suggestion(for text: String) -> String? {
        let visible = text.unicodeScalars.filter { $0 == "\t" || $0 == "\n" || $0.isVisible }
        let words = visible.split { !isIdentifier($0) }.map { String(String.UnicodeScalarView($0)) }
        var name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        name = String(name.unicodeScalars.drop { !$0.properties.isXIDStart }.map(Character.init))
        name = name.prefix(1).uppercased() + name.dropFirst()
        if reservedWords.contains(name) { name += "Module" }
        return name.count <= 100 && problem(with: name) == nil ? name : nil
    }

    private static func help(for text: String) -> String {
        if let name = suggestion(for: text) { return "'\(name)' would do" }
        return "use letters and digits, a capital first: 'Login'"
    }
}

extension Unicode.Scalar {

    fileprivate var shown: String {
        if self == " " { return "a space" }
        return isVisible ? "'\(self)'" : "the invisible character U+\(hexadecimal)"
    }
}
