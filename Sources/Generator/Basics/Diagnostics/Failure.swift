/// The reason why a run stopped: every problem that was found, and their kind.
public struct Failure: Error, Sendable, Equatable {

    /// The kinds of failure; the raw value is the exit code that sysexits(3) gives it.
    public enum Kind: Int32, Sendable {
        /// The command line asks for something impossible.
        case usage = 64
        /// A template or a configuration is wrong.
        case data = 65
        /// A program that is needed is missing.
        case unavailable = 69
        /// A file or folder cannot be created, or something else is in its place.
        case cannotCreate = 73
        /// Reading or writing failed.
        case inputOutput = 74
    }

    public let kind: Kind
    /// At least one, unless the output of the run already shows what is wrong.
    public let diagnostics: [Diagnostic]

    package init(_ kind: Kind, _ diagnostics: [Diagnostic]) {
        self.kind = kind
        self.diagnostics = diagnostics
    }

    /// The problems of all failures, as one failure of the kind of the first.
    @usableFromInline
    package init(all failures: [Failure]) {
        self.init(failures.first?.kind ?? .data, failures.flatMap(\.diagnostics).unique)
    }

    /// The problems as warnings, for a run that goes on.
    package var warnings: [Diagnostic] {
        diagnostics.map { Diagnostic($0.message, at: $0.place, help: $0.help, severity: .warning, diff: $0.diff) }
    }

    /// A failure with one problem.
    package init(_ kind: Kind, _ message: String, at place: Diagnostic.Place? = nil, help: String? = nil) {
        self.init(kind, [Diagnostic(message, at: place, help: help)])
    }
}

extension Failure: CustomStringConvertible {

    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

/// Runs `body` for every element, so that the problems of all elements are reported at once.
///
/// - Throws: one failure with the diagnostics of all that failed, of the kind of the first.
@inlinable
package func collecting<Element, Result>(
    _ elements: some Sequence<Element>,
    _ body: (Element) throws(Failure) -> Result
) throws(Failure) -> [Result] {
    var results: [Result] = []
    var failures: [Failure] = []
    for element in elements {
        do { results.append(try body(element)) } catch { failures.append(error) }
    }
    if !failures.isEmpty { throw Failure(all: failures) }
    return results
}
