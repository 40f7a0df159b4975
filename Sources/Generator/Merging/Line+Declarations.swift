extension [Line] {

    /// The lines without white space around them, each with the names of the declarations that it is in, and an attribute
    /// with the declaration that it belongs to. So lines with the same text in two types or methods differ. An extension
    /// counts as its type.
    var withDeclarations: [Line] {
        let outline = Outline(self)
        func name(_ index: Int) -> String {
            let declaration = outline.declaration(index)
            return declaration.isType || declaration.kind == "extension"
                ? String(declaration.name) : "\(declaration.kind) \(declaration.name)"
        }
        var names: [String] = []
        for opening in outline.openings {
            let isNamed = opening.map { !Declaration(outline.lines[$0.first]).kind.isEmpty } ?? false
            names.append(opening.map { names[$0.first] + (isNamed ? name($0.first) + " " : "") } ?? "")
        }
        return indices.map { index in
            if outline.lines[index].isBlank { return outline.lines[index] }
            let subject = outline.isAttribute(index) ? outline.subject(of: index).map(name) ?? "" : ""
            return Line(bytes: ArraySlice("\(names[index])\(subject)\n".utf8) + outline.lines[index].bytes)
        }
    }
}
