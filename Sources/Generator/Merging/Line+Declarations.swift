extension [Line] {

    /// The lines without white space around them, each with the names of the declarations that it is in, and an attribute
    /// with the declaration that it belongs to. So lines with the same text in two types or methods differ. An extension
    /// counts as its type.
    var withDeclarations: [Line] {
        let outline = Outline(self)
        func name(_ index: Int) -> String {
            let declaration = outline.declaration(index)
            if declaration.kind.isEmpty { return "" }
            let isOfType = declaration.isType || declaration.kind == "extension"
            return isOfType ? "\(declaration.name) " : "\(declaration.kind) \(declaration.name) "
        }
        // The names around each line, and those in the block that begins with a line.
        var (outer, inner): ([String], [Int: String]) = ([], [:])
        for opening in outline.openings {
            let names = opening.map { inner[$0.first] ?? outer[$0.first] + name($0.first) } ?? ""
            if let opening { inner[opening.first] = names }
            outer.append(names)
        }
        return indices.map { index in
            let line = outline.lines[index]
            if line.isBlank { return line }
            let subject = outline.isAttribute(index) ? outline.subject(of: index).map(name) ?? "" : ""
            return Line(bytes: ArraySlice("\(outer[index])\(subject)\n".utf8) + line.bytes)
        }
    }
}
