/// The name of a module: a Swift type name in UpperCamelCase.
package struct ModuleName: Sendable, Hashable {

    /// The name as it was given: `OffGame`.
    package let text: String
    /// The words that its other spellings are made of.
    package var words: Words { Words(of: text) }

    /// - Throws: a `usage` failure that says what is wrong with `text` and suggests a name it could have been.
    package init(_ text: String) throws(Failure) {
        if let problem = Self.problem(with: text) {
            let suggestion = Self.suggestion(for: text).map { "'\($0)' would do" }
            let names = text.split(separator: ",")
            let areSeveral = names.count > 1 && names.allSatisfy { Self.problem(with: String($0)) == nil }
            let several = areSeveral ? "names have a space between them: '\(names.joined(separator: " "))'" : nil
            let help = several ?? suggestion ?? "use letters and digits, a capital first: 'Login'"
            throw Failure(.usage, "\(quoted(text)) is not a module's name: \(problem)", help: help)
        }
        self.text = text
    }

    private init(placeholder text: String) { self.text = text }

    /// A name that no module has.
    static let placeholder = ModuleName(placeholder: "ZqxModule")

    // MARK: - What a name may be -

    /// The words that cannot be names of types in Swift (The Swift Programming Language, "Keywords and
    /// Punctuation"; all others begin with a small letter).
    private static let reservedWords: Set<String> = ["Any", "Protocol", "Self", "Type"]

    private static func problem(with text: String) -> String? {
        guard let first = text.unicodeScalars.first else { return "it is empty" }
        if let scalar = text.unicodeScalars.first(where: { !isIdentifier($0) }) {
            let shown = scalar.isVisible ? quoted(String(scalar)) : "the invisible character U+\(scalar.hexadecimal)"
            return "it has \(shown) in it, and a Swift type name has letters and digits only"
        }
        if reservedWords.contains(text) { return "it is a word of the Swift language" }
        if "A"..."Z" ~= first { return nil }
        if !first.beginsIdentifier { return "a Swift type name begins with a letter" }
        if first.properties.isLowercase { return "a type's name begins with a capital" }
        return nil
    }

    /// Letters, digits and the marks that belong to them, in any script (Unicode Standard Annex 31). Swift takes more,
    /// emoji and invisible characters too, which are a nuisance in a file's name.
    private static func isIdentifier(_ scalar: Unicode.Scalar) -> Bool {
        // Nearly all names are ASCII, and the properties take much longer.
        if scalar.isASCII { return UInt8(scalar.value).isWord && scalar != "_" }
        return scalar.properties.isXIDContinue && scalar.properties.generalCategory != .connectorPunctuation
            && !scalar.properties.isDefaultIgnorableCodePoint
    }

    /// The valid name nearest to `text`: its words in UpperCamelCase, without the characters that a name cannot have.
    ///
    /// - Returns: nil if no valid name is left, or only a very long one.
    static func suggestion(for text: String) -> String? {
        let visible = text.unicodeScalars.filter { $0 == "\t" || $0 == "\n" || $0.isVisible }
        var words = visible.split { !isIdentifier($0) }.map { String(String.UnicodeScalarView($0)) }
        // `Login.swift` is the file of a module.
        if text.isSwift { words.removeLast() }
        var name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        name = String(name.unicodeScalars.drop { !$0.beginsIdentifier }.map(Character.init))
        name = name.prefix(1).uppercased() + name.dropFirst()
        if reservedWords.contains(name) { name += "Module" }
        return name.count <= 100 && problem(with: name) == nil ? name : nil
    }
}

extension Unicode.Scalar {

    /// True if a name in Swift code may begin with it, also after a dot. The Hangzhou numerals are letters to
    /// Unicode, and after a dot parts of an operator to the compiler.
    var beginsIdentifier: Bool {
        properties.isXIDStart && !(0x3021...0x3029 ~= value)
    }

    /// True if a name in Swift code may contain it.
    package var continuesIdentifier: Bool { properties.isXIDContinue }
}
