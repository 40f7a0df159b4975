/// A declaration, a statement, an element of a list, … as either parser finds it.
struct Item {

    struct Place: Hashable {
        let kind: String
        let start: Int
        let end: Int
    }

    let place: Place
    let name: String
    /// The argument labels of a function.
    var labels = ""
    /// The innermost item that it is in; nil for the file.
    var parent: Place?
}

/// What a parser finds in a file.
struct Reading {
    var items: [Item] = []
    /// The ranges of names and keywords.
    var words: [Range<Int>] = []
    /// What the parsers read in different ways on purpose, such as the arguments of `@available`.
    var ignored: [Range<Int>] = []
}
