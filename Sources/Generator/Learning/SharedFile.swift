/// A file as several modules have it.
struct SharedFile {

    let texts: [(module: Int, text: ModuleText)]
    /// The statements of each module's file.
    let blocks: [(module: Int, blocks: [CodeBlock])]
    /// The blank lines at the end of each.
    let lastBlanks: [[String]]

    var modules: Set<Int> { Set(texts.map(\.module)) }

    init(_ texts: [(module: Int, text: ModuleText)], keepsSpaces: Bool) {
        self.texts = texts
        let unit = texts.map(\.text.unit).mostFrequent ?? "    "
        let contents = texts.map { $0.text.blocks(unit: unit, keepsSpaces: keepsSpaces) }
        blocks = zip(texts, contents).map { ($0.module, $1.blocks) }
        lastBlanks = contents.map(\.blanks)
    }
}
