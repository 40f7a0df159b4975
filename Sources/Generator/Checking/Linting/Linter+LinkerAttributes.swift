extension Linter {

    /// The attributes that place data into a section of the object file. In sections of some names, a linker reads its
    /// own options, such as a library to load. (A chosen name of a function, as in `@_cdecl`, makes no linker do that.)
    private static let linkerAttributes: Set = ["section", "_section", "used", "_used"]

    /// Attributes that write for the linker, in the Swift files of one combination.
    ///
    /// - Parameter known: the files that were looked at before. These are added.
    func linkerProblems(
        _ files: [RenderedFile],
        of request: Request,
        known: inout Set<[UInt8]>
    ) throws(Failure) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        for file in files where file.path.isSwift && known.insert(file.contents).inserted {
            let mayHaveSome = ["section", "used"].contains { file.contents.firstRange(of: Array($0.utf8)) != nil }
            if !mayHaveSome { continue }
            let tree = SwiftTree(file.contents)
            for (at, token) in zip(tree.tokens, tree.tokens.dropFirst()) where at.kind == .at && token.kind == .word {
                let name = tree.text(of: token).filter { $0 != "`" }
                guard Self.linkerAttributes.contains(name) else { continue }
                let place = try place(ofOffset: Int(at.start), in: file, of: request)
                let message = "'@\(name)' writes for the linker, which can be made to load a library"
                problems.append(Diagnostic(message, at: place, help: "remove the attribute"))
            }
        }
        return problems
    }

    /// The place in a template of what is at an offset of a rendered file.
    func place(ofOffset offset: Int, in file: RenderedFile, of request: Request) throws(Failure) -> Diagnostic.Place {
        let before = file.contents[..<offset]
        let line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        let column = offset + 1 - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
        let sourceMap = try request.sourceMap(ofFileAt: file.path)
        return sourceMap?.place(line: line, column: column, in: file.contents)
            ?? Diagnostic.Place(file: file.source, line: line, column: column)
    }
}
