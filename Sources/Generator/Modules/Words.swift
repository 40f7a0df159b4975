/// The words that a name is made of, and how they are joined in other places.
package struct Words: Sendable, Hashable {

    private let words: [String]

    /// `URLSession2` is `URL`, `Session2`: a word begins at a capital that follows a small letter or a digit, and at
    /// the last of several capitals if a small letter follows it. `off_game` is `off`, `game`.
    ///
    /// - Parameter name: a type's name or an identifier, not empty.
    package init(of name: String) {
        let characters = Array(name)
        var words: [String] = [""]
        for (index, character) in characters.enumerated() {
            let afterSmall = index > 0 && !characters[index - 1].isUppercase
            let beforeSmall = index + 1 < characters.count && characters[index + 1].isLowercase
            if character == "_" {
                words.append("")
            } else if character.isUppercase && (afterSmall || beforeSmall) {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        words.removeAll(where: \.isEmpty)
        self.words = words.isEmpty ? [name] : words
    }

    /// As a variable: `offGame`, `urlList` for `URLList`.
    package var variable: String {
        words[0].lowercased() + words.dropFirst().map { $0.prefix(1).uppercased() + String($0.dropFirst()) }.joined()
    }
    /// As a file or resource: `off_game`.
    package var snake: String { words.map { $0.lowercased() }.joined(separator: "_") }
    /// As a path or an identifier on the web: `off-game`.
    package var kebab: String { words.map { $0.lowercased() }.joined(separator: "-") }
    /// In one piece: `offgame`.
    package var lowercase: String { words.joined().lowercased() }
    var spellings: [String] { [variable, snake, kebab, lowercase] }
}
