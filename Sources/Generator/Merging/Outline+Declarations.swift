extension Outline {

    /// The lines, each with the names of the declarations that it is in, and an attribute with the declaration that it
    /// belongs to. So lines with the same text in two types or methods differ. An extension counts as its type.
    var linesWithDeclarations: [Line] {
        let keyed = lines(withBlocks: declarationName)
        return zip(lines, keyed).map { $0.isBlank ? $0 : $1 }
    }

    /// The lines, each with the blocks that it is in, and an attribute with the declaration that it belongs to.
    var linesWithBlocks: [Line] { lines(withBlocks: identity) }

    /// The declaration that begins with a line; empty if none does.
    private func declarationName(_ index: Int) -> String {
        let declaration = declaration(index)
        let isOfType = declaration.isType || declaration.kind == "extension"
        return isOfType
            ? String(declaration.name) : declaration.kind.isEmpty ? "" : "\(declaration.kind) \(declaration.name)"
    }

    /// The lines, each below a line with the texts of the blocks that it is in, the outermost first.
    private func lines(withBlocks text: (Int) -> String) -> [Line] {
        // The texts around each line, and those in the block that begins with a line.
        var (outer, inner): ([[String]], [Int: [String]]) = ([], [:])
        for opening in openings {
            guard let opening else {
                outer.append([])
                continue
            }
            if inner[opening.first] == nil {
                let block = opening.isCondition ? "" : text(opening.first)
                inner[opening.first] = outer[opening.first] + (block.isEmpty ? [] : [block])
            }
            outer.append(inner[opening.first] ?? [])
        }
        return lines.indices.map { index in
            let subject = isAttribute(index) ? subject(of: index).map { [text($0)] } ?? [] : []
            let blocks = (outer[index] + subject).joined(separator: " ")
            return Line(bytes: ArraySlice("\(blocks)\n".utf8) + lines[index].bytes)
        }
    }
}
