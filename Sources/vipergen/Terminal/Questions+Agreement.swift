import VipergenGenerator

extension Questions {

    /// True if a person reads questions, and can answer.
    static var canAnswer: Bool { Stream.input.isTerminal && Stream.errors.isTerminal }

    /// Asks a question that an empty answer says yes to.
    ///
    /// - Returns: nil if the answers end.
    static func agrees(_ question: String) -> Bool? {
        Interruption.release()
        try? Stream.errors.write("\(visible(question)) y/n [y] ")
        while let answer = typedLine()?.lowercased() {
            if ["", "y", "yes"].contains(answer) { return true }
            if ["n", "no"].contains(answer) { return false }
            try? Stream.errors.write("answer 'y' or 'n': ")
        }
        return nil
    }

    /// Reads an answer; nil at the end of the input.
    static func typedLine() -> String? { Environment()["TERM"] == "dumb" ? readLine() : LineEditor.answer() }
}
