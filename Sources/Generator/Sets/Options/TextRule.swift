/// The rule for the text of an option or a field.
package enum TextRule: String, Sendable, CaseIterable {
    case any
    case identifier
    case typeName

    /// Whether every text that it allows is a name, which has other spellings.
    var isName: Bool { self != .any }

    /// Two texts that the rule allows.
    var examples: [String] {
        switch self {
        case .any, .typeName: ["Example", "Other"]
        case .identifier: ["example", "other"]
        }
    }

    /// - Parameters:
    ///   - text: not empty.
    ///   - option: the option that has the text, for errors.
    /// - Throws: a `usage` failure if the rule does not allow the text.
    func check(_ text: String, of option: String) throws(Failure) {
        switch self {
        case .any: break
        case .typeName:
            do {
                _ = try ModuleName(text)
            } catch {
                let isType = text.last.map("]>?".contains) ?? false
                let one = text.contains(",") ? "write one name" : error.diagnostics[0].help
                let help = isType ? "give the type a name, for example with 'typealias'" : one
                throw Failure(.usage, "\(quoted(text)) is not a type name, and '--\(option)' takes one", help: help)
            }
        case .identifier:
            if !text.isIdentifier || Self.reservedWords.contains(text) {
                let help = "use letters, digits and '_', a letter first, and no word of the Swift language"
                throw Failure(.usage, "\(quoted(text)) is not an identifier, and '--\(option)' takes one", help: help)
            }
        }
    }

    /// The words that cannot name a variable (The Swift Programming Language, "Keywords and
    /// Punctuation").
    private static let reservedWords: Set<String> = [
        "_", "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension Project {

    /// True if code can import a module of the project's name.
    package var isModule: Bool { (try? TextRule.identifier.check(name, of: "project")) != nil }
}

extension String {

    /// Whether it has the form of an identifier in Swift. Words of the language have it too.
    package var isIdentifier: Bool {
        !isEmpty
            && unicodeScalars.enumerated().allSatisfy { index, scalar in
                scalar == "_" || (index == 0 ? scalar.beginsIdentifier : scalar.continuesIdentifier)
            }
    }
}
