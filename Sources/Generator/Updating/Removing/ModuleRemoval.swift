/// The files and types of a module that is removed.
package struct ModuleRemoval: Sendable {

    /// In the order of their rendered paths.
    package let files: [(file: ModuleOnDisk.File, purpose: FilePurpose, isUnedited: Bool)]
    /// The names of its types: the names in its files that begin with the module's name.
    package let types: Set<String>

    /// - Parameter request: the request that the module was made by.
    /// - Throws: what rendering throws.
    package init(of disk: ModuleOnDisk, madeBy request: Request) throws(Failure) {
        files = try WrittenModule(request).compared(with: disk).compactMap { location, found in
            found.map { ($0.file, location.purpose, $0.isUnedited) }
        }
        types = Set(try Self.typeEndings(of: request).map { disk.module.name.text + $0 })
    }

    /// The parts after the module's name in the names of its types.
    private static func typeEndings(of request: Request) throws(Failure) -> Set<String> {
        // Rendered for another name, `HomeDetail` in the files of `Home` no longer begins with the module's name.
        let name = Module.placeholder.name.text
        let other = request.of(.placeholder)
        try other.check()
        let files = try other.render()
        return files.reduce(into: []) { endings, file in
            for word in Mention.words(in: file.contents) where word.hasPrefix(name) {
                let ending = word.dropFirst(name.count)
                // `Homeland` is no type of `Home`.
                if let next = ending.first, "A"..."Z" ~= next { endings.insert(String(ending)) }
            }
            // The name alone is most often no type.
            let tree = SwiftTree(file.contents)
            if tree.nodes.indices.contains(where: { tree.nodes[$0].kind.isType && tree.name(of: $0) == name }) {
                endings.insert("")
            }
        }
    }
}
