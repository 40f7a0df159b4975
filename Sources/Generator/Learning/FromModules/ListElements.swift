extension StringProtocol where SubSequence == Substring {

    /// The indices outside of all brackets. They end with the index of the first closing bracket that nothing opened.
    var outerIndices: [Index] {
        var depth = 0
        var outer: [Index] = []
        for index in indices {
            if depth == 0 { outer.append(index) }
            let character = self[index]
            if "([{<".contains(character) { depth += 1 }
            let closesAngle = character == ">" && depth > 0 && self[..<index].last != "-"
            if ")]}".contains(character) || closesAngle { depth -= 1 }
            if depth < 0 { break }
        }
        return outer
    }

    /// The elements of a list, separated by commas, up to the bracket that ends it.
    var listElements: [Substring] {
        let outer = outerIndices
        let commas = outer.filter { self[$0] == "," }
        let end = outer.last.flatMap { ")]}".contains(self[$0]) ? $0 : nil } ?? endIndex
        return zip([startIndex] + commas.map { index(after: $0) }, commas + [end]).map { self[$0..<$1] }
    }
}
