/// The words that a name is made of, and how they are joined in other places.
package struct Words: Sendable, Hashable {

    let words: [String]

    /// `URLSession2` is `URL`, `Session2`; `off_game` is `off`, `game`; and `iOSApp` is `iOS`, `App`.
    ///
    /// - Parameter name: a type's name or an identifier, not empty.
    package init(of name: String) {
        let characters = Array(name)
        var words: [String] = [""]
        for (index, character) in characters.enumerated() {
            if character == "_" {
                words.append("")
            } else if Self.wordBegins(at: index, in: characters) {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        words.removeAll(where: \.isEmpty)
        self.words = words.isEmpty ? [name] : words
    }

    /// True for a capital that follows a small letter or a digit, and for the last of several capitals if a small letter
    /// follows it. The `s` of `FAQs` is a part of the word, and so is the `i` of `iOS`.
    static func wordBegins(at index: Int, in characters: [Character]) -> Bool {
        func isCapital(_ index: Int) -> Bool { characters.indices.contains(index) && characters[index].isUppercase }
        func isSmall(_ index: Int) -> Bool { characters.indices.contains(index) && characters[index].isLowercase }
        guard index > 0, isCapital(index) else { return false }
        guard isCapital(index - 1) else { return !(index == 1 && isSmall(0) && isCapital(2) && !isSmall(3)) }
        let isPlural = isSmall(index + 1) && characters[index + 1] == "s" && !isSmall(index + 2)
        return isSmall(index + 1) && !isPlural
    }

    /// As a variable: `offGame`, `urlList` for `URLList`. A name that begins with a small letter keeps its first word.
    package var variable: String {
        let first = words[0].first?.isLowercase == true ? words[0] : words[0].lowercased()
        return first + words.dropFirst().map { $0.prefix(1).uppercased() + String($0.dropFirst()) }.joined()
    }
    /// As a file or resource: `off_game`.
    package var snake: String { words.map { $0.lowercased() }.joined(separator: "_") }
    /// As a path or an identifier on the web: `off-game`.
    package var kebab: String { words.map { $0.lowercased() }.joined(separator: "-") }
    /// In one piece: `offgame`.
    package var lowercase: String { words.joined().lowercased() }
    var spellings: [String] { [variable, snake, kebab, lowercase] }
}
