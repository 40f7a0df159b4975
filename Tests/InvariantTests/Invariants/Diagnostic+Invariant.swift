@testable import VipergenGenerator

extension Diagnostic {

    /// Checks that it is useful: it has a message, each part is one line, and its place exists.
    ///
    /// - Parameter texts: the texts of the files by their names; a file may have several. Nil if no place is needed.
    func check(in texts: [String: [String]]?) throws(Invariant.Broken) {
        try hold(!message.isEmpty, "an error says nothing")
        let lineCount = 1 + (place?.excerpt == nil ? 0 : 1) + (place?.column == nil ? 0 : 1) + (help == nil ? 0 : 1)
        try hold(description.split(separator: "\n").count <= lineCount, "an error has more lines than parts: \(self)")
        guard let texts else { return }
        guard let place, let texts = texts[place.file] else {
            throw Invariant.Broken(description: "an error has no place: \(self)")
        }
        guard let line = place.line else { return }
        let isThere = texts.contains { text in
            let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            guard lines.indices.contains(line - 1) else { return false }
            let shown = String(Substring(lines[line - 1]))
            let isShown = place.excerpt.map { $0.utf8.elementsEqual(shown.utf8) || $0 + "\r" == shown } ?? true
            return isShown && place.column.map { 1...shown.count + 1 ~= $0 } ?? true
        }
        try hold(isThere, "the place of an error is not there: \(self)")
    }
}

extension Failure {

    /// Checks that it has errors, and that each is useful.
    func check(in texts: [String: [String]]?) throws(Invariant.Broken) {
        try hold(!diagnostics.isEmpty, "a failure without an error")
        for diagnostic in diagnostics { try diagnostic.check(in: texts) }
    }
}

/// Runs `body`, whose failure must be useful, too.
///
/// - Parameter texts: the texts in which the places of diagnostics must exist.
/// - Throws: the invariant that does not hold.
func checkFailure(in texts: [String: [String]]?, of body: () throws -> Void) throws(Invariant.Broken) {
    do {
        try body()
    } catch let error as Failure {
        try error.check(in: texts)
    } catch let error as Invariant.Broken {
        throw error
    } catch {
        throw Invariant.Broken(description: "\(error)")
    }
}
