/// What holds for every input of a part of the program, whatever bytes it is made of.
package enum Invariant: String, CaseIterable, Sendable {
    /// The template language.
    case template
    /// A template set with its manifest.
    case set
    /// `.vipergen.json`.
    case configuration
    /// The command line, and names in it.
    case arguments
    /// The merge of a file that people have worked on.
    case merge
    /// The Xcode project.
    case project

    /// - Parameter input: parts that the invariant tells of, with a byte that is 0 between them.
    /// - Throws: what does not hold.
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

    /// Something that should hold and does not.
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
