/// The text of a conflict, as git writes it.
enum ConflictText {

    /// The most lines of a diff that are shown.
    private static let shownLines = 8

    /// The lines of the three texts between git's marks, without a line end behind the last mark.
    static func marked(
        _ yours: ArraySlice<UInt8>,
        _ base: ArraySlice<UInt8>,
        _ templates: ArraySlice<UInt8>,
        _ lineEnd: [UInt8]
    ) -> [UInt8] {
        func lines(_ text: ArraySlice<UInt8>) -> [UInt8] { Array(text).lines.flatMap { $0.bytes + lineEnd } }
        return Array("<<<<<<< yours".utf8) + lineEnd + lines(yours)
            + Array("||||||| merge base".utf8) + lineEnd + lines(base)
            + Array("=======".utf8) + lineEnd + lines(templates) + Array(">>>>>>> templates".utf8)
    }

    /// The lines that the templates delete and insert, in a diff's form.
    static func diff(from old: [Line], to new: [Line]) -> [String] {
        var diff: [String] = []
        func show(_ lines: some Collection<Line>, after sign: String) {
            for line in lines where !line.isBlank {
                diff.append(sign + " " + String(decoding: line.bytes, as: UTF8.self))
            }
        }
        for change in LineDiff(from: old, to: new).changes {
            show(old[change.old], after: "-")
            show(new[change.new], after: "+")
        }
        return diff.count > shownLines ? diff.prefix(shownLines - 1) + ["…"] : diff
    }

    /// The start of a statement, to be named in a message.
    static func short(_ code: ArraySlice<UInt8>) -> String {
        let line = String(decoding: code.prefix { !$0.isLineEnd }, as: UTF8.self)
        return line.count > 50 ? line.prefix(49) + "…" : line
    }
}
