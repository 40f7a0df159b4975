/// Splits and joins words as a POSIX shell does (POSIX.1-2024, "Shell Command Language", 2.2 "Quoting"): white space,
/// quotes and backslashes, and nothing else of a shell. A combining mark after a quote does not change the quote.
package enum ShellWords {

    /// - Throws: a `usage` failure for a quote that is not closed, or a backslash with nothing after it.
    package static func split(_ text: some StringProtocol) throws(Failure) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        // Empty quotes are a word too.
        var isWord = false
        var quote: Unicode.Scalar?
        var rest = Substring(text).unicodeScalars
        while let scalar = rest.popFirst() {
            if quote == nil, scalar.isBlank {
                if isWord { words.append(String(word)) }
                (word, isWord) = (String.UnicodeScalarView(), false)
                continue
            }
            isWord = true
            switch (scalar, quote) {
            case (quote, _): quote = nil
            case ("'", nil), ("\"", nil): quote = scalar
            // Between double quotes, a backslash stays unless it escapes the next character.
            case ("\\", "\"") where rest.first.map("$`\"\\".unicodeScalars.contains) ?? false:
                word.append(rest.removeFirst())
            case ("\\", nil):
                guard let next = rest.popFirst() else {
                    throw Failure(.usage, "there is nothing after the last '\\'", help: "write '\\\\' for a backslash")
                }
                word.append(next)
            default: word.append(scalar)
            }
        }
        if let quote {
            throw Failure(.usage, "a \(quote) is not closed", help: "write '\\\(quote)' for one that is meant")
        }
        return isWord ? words + [String(word)] : words
    }

    /// The words in one line, each quoted if necessary.
    package static func joined(_ words: [String]) -> String {
        words.map { word in
            let isPlain = { (character: Character) in
                character.isLetter || character.isNumber || "-_.,/:=@%+".contains(character)
            }
            if !word.isEmpty, word.allSatisfy(isPlain) { return word }
            return "'" + word.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
        }.joined(separator: " ")
    }
}
