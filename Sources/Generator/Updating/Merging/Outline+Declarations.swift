extension Outline {

    /// The lines, each with the names of the declarations that it is in, and an attribute with the declaration that it
    /// belongs to. So lines with the same text in two types or methods differ. An extension counts as its type.
    var linesWithDeclarations: [Line] {
        let keyed = lines(withBlocks: declarationName)
        return zip(lines, keyed).map { $0.isBlank ? $0 : $1 }
    }

    /// The lines, each with the blocks that it is in, and an attribute with the declaration that it belongs to.
    var linesWithBlocks: [Line] { lines { identity($0) + " " } }

    /// The declaration that begins with a line, and a space; empty if none does.
    func declarationName(_ index: Int) -> String {
        let declaration = declaration(index)
        if declaration.isType || declaration.kind == "extension" { return "\(declaration.name) " }
        return declaration.kind.isEmpty ? "" : "\(declaration.kind) \(declaration.name) "
    }

    /// The lines, each below a line with the texts of the blocks that it is in, the outermost first.
    private func lines(withBlocks text: (Int) -> String) -> [Line] {
        // The texts around each line, and those in the block that begins with a line.
        var (outer, inner): ([String], [Int: String]) = ([], [:])
        for opening in openings {
            let blocks = opening.map { opening in
                let first = opening.first
                return inner[first] ?? outer[first] + (opening.isCondition ? "" : text(first))
            }
            if let opening { inner[opening.first] = blocks }
            outer.append(blocks ?? "")
        }
        return lines.indices.map { index in
            let subject = isAttribute(index) ? subject(of: index).map(text) ?? "" : ""
            return Line(bytes: ArraySlice("\(outer[index])\(subject)\n".utf8) + lines[index].bytes)
        }
    }
}
