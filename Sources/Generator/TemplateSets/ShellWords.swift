/// Words as a POSIX shell takes them apart (POSIX.1-2024, "Shell Command Language", 2.2 "Quoting"): white space between
/// them, quotes and backslashes, and nothing else of a shell.
package enum ShellWords {

    /// - Throws: a `usage` failure for a quote that is not closed, or a backslash with nothing after it.
    package static func split(_ text: some StringProtocol) throws(Failure) -> [String] {
        // Most lines are one word.
        if !text.isEmpty, text.utf8.allSatisfy({ !" \t'\"\\".utf8.contains($0) }) { return [String(text)] }
        var words: [String] = []
        var word = ""
        // Quotes with nothing in them are a word too.
        var isWord = false
        var quote: Character?
        var rest = text[...]
        while let character = rest.popFirst() {
            if quote == nil, character == " " || character == "\t" {
                if isWord { words.append(word) }
                (word, isWord) = ("", false)
                continue
            }
            isWord = true
            switch (character, quote) {
            case (quote, _): quote = nil
            case ("'", nil), ("\"", nil): quote = character
            // Between double quotes, a backslash is one unless what follows has a meaning of its own there.
            case ("\\", "\"") where rest.first.map("$`\"\\".contains) ?? false: word.append(rest.removeFirst())
            case ("\\", nil):
                guard let next = rest.popFirst() else {
                    throw Failure(.usage, "there is nothing after the last '\\'", help: "write '\\\\' for a backslash")
                }
                word.append(next)
            default: word.append(character)
            }
        }
        if let quote {
            throw Failure(.usage, "a \(quote) is not closed", help: "write '\\\(quote)' for one that is meant")
        }
        return isWord ? words + [word] : words
    }

    /// The text that these words are in, each quoted if it has to be.
    package static func joined(_ words: [String]) -> String {
        words.map { word in
            let isPlain = { (character: Character) in
                character.isLetter || character.isNumber || "-_.,/:=@%+".contains(character)
            }
            return !word.isEmpty && word.allSatisfy(isPlain) ? word : "'\(word.replacing("'", with: #"'\''"#))'"
        }.joined(separator: " ")
    }
}
