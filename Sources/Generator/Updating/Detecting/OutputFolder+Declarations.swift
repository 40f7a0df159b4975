extension OutputFolder {

    /// The declarations of types in the Swift files of this folder, in the order of their paths. Files that cannot be
    /// read have none.
    ///
    /// - Parameters:
    ///   - names: the names of the types.
    ///   - folders: folders to leave out, from the root.
    package func declarations(
        of names: Set<String>,
        outside folders: [String]
    ) -> [(name: String, place: Diagnostic.Place)] {
        let words = names.map { Array($0.utf8) }
        let paths = (try? files(where: \.isSwift)) ?? []
        return paths.filter { path in !folders.contains { Path.join(identity, path).rest(below: $0) != nil } }
            .flatMap { path -> [(name: String, place: Diagnostic.Place)] in
                // Reading Swift takes long, and most files name none of the types.
                guard let contents = try? Disk.read(shown(path)),
                    contents.indices.contains(where: { index in
                        words.contains { Mention.isName($0, in: contents, at: index) }
                    })
                else { return [] }
                let tree = SwiftTree(contents)
                return tree.types.filter { names.contains(tree.name(of: $0)) }.map { node in
                    let line = tree.line(of: tree.nodes[node].start)
                    return (tree.name(of: node), Diagnostic.Place(file: shown(path), line: line))
                }
            }
    }
}

extension SwiftTree {

    /// The types that are in no other type.
    fileprivate var types: [Int] { nodes.indices.filter { nodes[$0].kind.isType && nameOfType(around: $0) == nil } }

    /// The names of the types that are in no other type.
    package var typeNames: [String] { types.map(name) }
}
