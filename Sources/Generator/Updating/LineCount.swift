/// A number of lines. Those without a letter say little: a person's method has an empty line and `}`, as one of a template
/// has that is not on disk at all.
struct LineCount: Sendable {

    let all: Int
    let withLetter: Int

    init(_ lines: [Line]) { (all, withLetter) = (lines.count, lines.count { $0.hasLetter }) }

    var withoutLetter: Int { all - withLetter }
}
