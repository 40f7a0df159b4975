/// Why a run stopped: all problems found, and what kind they are of.
public struct Failure: Error, Sendable, Equatable {

    /// The kinds of failure; the raw value is the exit code that sysexits(3) gives it.
    public enum Kind: Int32, Sendable {
        /// The command line asks for something that cannot be.
        case usage = 64
        /// A template or a configuration is wrong.
        case data = 65
        /// A program that is needed is not there.
        case unavailable = 69
        /// A file or folder cannot be made, or something is in its way.
        case cannotCreate = 73
        /// Reading or writing failed.
        case inputOutput = 74
    }

    public let kind: Kind
    /// At least one, if what is wrong is not in the results.
    public let diagnostics: [Diagnostic]

    public init(_ kind: Kind, _ diagnostics: [Diagnostic]) {
        self.kind = kind
        self.diagnostics = diagnostics
    }

    /// What is wrong in several, of which there is one at least, of the kind of the first.
    @usableFromInline
    package init(all failures: [Failure]) {
        self.init(failures.first?.kind ?? .data, failures.flatMap(\.diagnostics).unique)
    }

    /// The problems, where they do not stop what was asked for.
    package var warnings: [Diagnostic] {
        diagnostics.map { Diagnostic($0.message, at: $0.place, help: $0.help, severity: .warning) }
    }

    /// A failure with one problem.
    public init(_ kind: Kind, _ message: String, at place: Diagnostic.Place? = nil, help: String? = nil) {
        self.init(kind, [Diagnostic(message, at: place, help: help)])
    }
}

extension Failure: CustomStringConvertible {

    public var description: String {
        diagnostics.map(\.description).joined(separator: "\n")
    }
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
    results.reserveCapacity(elements.underestimatedCount)
    var failures: [Failure] = []
    for element in elements {
        do {
            results.append(try body(element))
        } catch {
            failures.append(error)
        }
    }
    if !failures.isEmpty { throw Failure(all: failures) }
    return results
}
