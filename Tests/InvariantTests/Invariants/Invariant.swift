/// The invariants of the parts of the program, which hold for every input, whatever its bytes are.
package enum Invariant: String, CaseIterable, Sendable {
    /// The template language.
    case template
    /// A template set with its manifest.
    case set
    /// `.vipergen.json`.
    case configuration
    /// The command line, and names in it.
    case arguments
    /// The merge of an edited file.
    case merge
    /// The Xcode project.
    case project

    /// - Parameter input: the parts that the invariant describes, separated by zero bytes.
    /// - Throws: the invariant that does not hold.
    package func check(_ input: [UInt8]) throws(Broken) {
        switch self {
        case .template: try TemplateInput(input).check()
        case .set: try SetInput(input).check()
        case .configuration: try ConfigurationInput(input).check()
        case .arguments: try ArgumentsInput(input).check()
        case .merge: try MergeInput(input).check()
        case .project: try ProjectInput(input).check()
        }
    }

    /// An invariant that does not hold.
    package struct Broken: Error, CustomStringConvertible {
        package let description: String
    }
}

/// - Throws: `message`, if the condition is false.
func hold(_ condition: Bool, _ message: @autoclosure () -> String) throws(Invariant.Broken) {
    if !condition { throw Invariant.Broken(description: message()) }
}

/// The parts of an input, as texts.
func parts(of input: [UInt8], atMost count: Int = .max) -> [String] {
    input.split(separator: 0, maxSplits: count - 1, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
    }
}
