/// A number of lines. Those without a letter say little: any method has an empty line and `}`, so they match by chance.
struct LineCount: Sendable {

    let all: Int
    let withLetter: Int

    init(_ lines: [Line]) { (all, withLetter) = (lines.count, lines.count { $0.hasLetter }) }

    var withoutLetter: Int { all - withLetter }

    /// The lines with a letter that differ between a rendered file and the file on disk, divided as in `Distance`.
    func difference(from onDisk: LineCount, sharing shared: LineCount) -> (lines: Int, excessLines: Int) {
        let all = withLetter + onDisk.withLetter - 2 * shared.withLetter
        return (min(all, onDisk.withLetter), max(all - onDisk.withLetter, 0))
    }
}
