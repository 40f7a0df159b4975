extension SwiftTree {

    /// White space, a line end, a comment, or what Swift skips at the start of a file.
    package struct Trivia: Sendable, Equatable {

        package enum Kind: Sendable {
            case blank, lineEnd, lineComment, blockComment
            /// A byte order mark, or the line that names the interpreter of a script.
            case head
            /// A mark of a merge conflict, or a comment without an end.
            case mistake
        }

        package let kind: Kind
        package let range: Range<Int>

        /// The trivia that begins at an offset; nil if a token begins there.
        init?(at start: Int, in bytes: [UInt8]) {
            guard let (kind, end) = Self.piece(at: start, in: bytes) else { return nil }
            self.kind = kind
            range = start..<end
        }

        /// The trivia in a range between two tokens.
        static func all(in range: Range<Int>, of bytes: [UInt8]) -> some Sequence<Trivia> {
            sequence(state: range.lowerBound) { position in
                guard position < range.upperBound, let trivia = Trivia(at: position, in: bytes) else { return nil }
                position = trivia.range.upperBound
                return trivia
            }
        }

        private static func piece(at start: Int, in bytes: [UInt8]) -> (Kind, end: Int)? {
            func character(_ distance: Int) -> Unicode.Scalar {
                Unicode.Scalar(start + distance < bytes.count ? bytes[start + distance] : 0)
            }
            func end(while isPart: (UInt8) -> Bool) -> Int { bytes[start...].firstIndex { !isPart($0) } ?? bytes.count }
            guard start < bytes.count else { return nil }
            switch (character(0), character(1)) {
            case (" ", _), ("\t", _), ("\u{B}", _), ("\u{C}", _), ("\0", _): return (.blank, start + 1)
            case ("\u{C2}", "\u{A0}"): return (.blank, start + 2)
            case ("\r", "\n"): return (.lineEnd, start + 2)
            case ("\r", _), ("\n", _): return (.lineEnd, start + 1)
            case ("/", "/"): return (.lineComment, end { !$0.isLineEnd })
            case ("/", "*"):
                return endOfBlockComment(start, bytes).map { (.blockComment, $0) } ?? (.mistake, bytes.count)
            case ("\u{EF}", "\u{BB}") where start == 0 && character(2) == "\u{BF}": return (.head, 3)
            case ("#", "!") where start == 0 || start == 3 && bytes[0] == 0xEF: return (.head, end { !$0.isLineEnd })
            case ("<", "<"), (">", ">"):
                let isMark = (2..<7).allSatisfy { character($0) == character(0) } && character(7) == " "
                return isMark && (start == 0 || bytes[start - 1].isLineEnd) ? (.mistake, start + 7) : nil
            default: return nil
            }
        }

        /// Block comments nest.
        private static func endOfBlockComment(_ start: Int, _ bytes: [UInt8]) -> Int? {
            var depth = 0
            var position = start
            while position + 1 < bytes.count {
                switch (Unicode.Scalar(bytes[position]), Unicode.Scalar(bytes[position + 1])) {
                case ("/", "*"): depth += 1
                case ("*", "/"): depth -= 1
                default:
                    position += 1
                    continue
                }
                position += 2
                if depth == 0 { return position }
            }
            return nil
        }
    }

    /// What stands between two tokens.
    package func trivia(in range: Range<Int>) -> [Trivia] { Array(Trivia.all(in: range, of: source)) }
}
