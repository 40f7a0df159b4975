/// A text as lines and line ends.
struct LineText: Sendable {

    var lines: [Line] = []
    /// The end of each line. Only the last line can have none.
    var ends: [End] = []

    enum End: String, Sendable {
        case lineFeed = "\n"
        case carriageReturn = "\r\n"
        case none = ""
    }

    init(_ text: String) { self.init(Array(text.utf8)) }

    init(_ contents: [UInt8]) {
        let withEnds = Line.withEnds(of: contents[...]).map(\.bytes)
        ends = withEnds.map { line in
            if line.last != UInt8(ascii: "\n") { return .none }
            return line.dropLast().last == UInt8(ascii: "\r") ? .carriageReturn : .lineFeed
        }
        lines = zip(withEnds, ends).map { Line(bytes: $0.dropLast($1.rawValue.utf8.count)) }
    }

    var text: String {
        String(decoding: zip(lines, ends).flatMap { Array($0.bytes) + Array($1.rawValue.utf8) }, as: UTF8.self)
    }

    /// The end of the first line; nil if it has none.
    var firstEnd: End? { ends.first.flatMap { $0 == .none ? nil : $0 } }

    var lacksLastEnd: Bool { ends.last == End.none }
}
