/// What an update would declare a second time in one module.
extension Update {

    /// The files, with a conflict for each that gets a declaration which another Swift file of the module has: the code
    /// would not compile.
    ///
    /// - Parameter swiftFiles: all Swift files of the module's folders, as they are before the update.
    static func refusingRepetitions(
        _ files: [File],
        _ swiftFiles: () throws(Failure) -> ModuleOnDisk
    ) throws(Failure) -> [File] {
        let added = files.map { $0.planned.path.isSwift ? $0.planned.addedDeclarations : [] }
        if added.allSatisfy(\.isEmpty) { return files }
        var texts: [RenderedFile.Location: [UInt8]] = [:]
        for file in try swiftFiles().files {
            texts[RenderedFile.Location(path: file.path, purpose: file.purpose)] = file.contents
        }
        for file in files.map(\.planned) where file.path.isSwift {
            let location = RenderedFile.Location(path: file.path, purpose: file.purpose)
            if file.state == .remove { texts[location] = nil }
            if file.isChange, let contents = file.contents { texts[location] = contents }
        }
        // The files of a package or a project may be in several targets.
        if texts.keys.contains(where: \.path.isBuildManifest) { return files }
        let declarations = texts.mapValues { SwiftTree($0).moduleDeclarations }
        return zip(files, added).map { file, added in
            let others = declarations.filter {
                $0.key.path != file.planned.path && $0.key.purpose == file.planned.purpose
            }
            let repeated = others.sorted { $0.key.path < $1.key.path }.compactMap { other in
                other.value.intersection(added).min { $0.text < $1.text }.map { (path: other.key.path, name: $0.text) }
            }
            guard let first = repeated.first else { return file }
            var planned = file.planned
            (planned.state, planned.contents) = (.conflict, nil)
            let message = "the templates add '\(first.name)', which '\(first.path)' has already"
            let conflict = Merge.Conflict(line: nil, message: message, diff: [])
            return File(planned: planned, conflicts: file.conflicts + [conflict])
        }
    }
}

extension PlannedFile {

    /// The declarations that the file gets, and has not got yet.
    fileprivate var addedDeclarations: Set<SwiftTree.ModuleDeclaration> {
        guard state == .create || state == .merge, let contents else { return [] }
        let before = existing.contents.map { SwiftTree($0).moduleDeclarations }
        return SwiftTree(contents).moduleDeclarations.subtracting(before ?? [])
    }
}

extension SwiftTree {

    /// A declaration that a Swift module can have once: a type, or a member of it.
    struct ModuleDeclaration: Hashable {
        /// The type that it is in; nil for none.
        let type: String?
        let key: Key
        let parameters: [String]
        let isStatic: Bool

        /// `HomePresenter.reload()`
        var text: String {
            let hasLabels = [.function, .initializer, .subscript].contains(key.kind)
            let name = key.kind == .initializer ? "init" : key.kind == .subscript ? "subscript" : key.name
            let labels = hasLabels ? "(\(key.details.map { "\($0):" }.joined()))" : ""
            return [type, name + labels].compactMap(\.self).joined(separator: ".")
        }
    }

    /// The declarations of a file that no other file of its module can have. Those of one file (`private`), in `#if`, and
    /// in extensions with conditions are left out; and the members of protocols, which an extension implements.
    fileprivate var moduleDeclarations: Set<ModuleDeclaration> {
        Set(
            nodes.indices.flatMap { node -> [ModuleDeclaration] in
                let kind = nodes[node].kind
                let isMember = [.function, .initializer, .subscript, .variable].contains(kind)
                guard kind.isType || kind == .typealias || isMember, !isInCode(node), !isConditional(node),
                    !mayBeRepeated(node), let key = key(of: node)
                else { return [] }
                let names = kind == .variable ? names(of: node) : [key.name]
                let isStatic = !Set(modifierTexts(of: node)).isDisjoint(with: ["static", "class"])
                return names.map { name in
                    ModuleDeclaration(
                        type: nameOfType(around: node),
                        key: Key(kind: key.kind, name: name, details: kind == .variable ? [] : key.details),
                        parameters: parameters(of: node),
                        isStatic: isStatic
                    )
                }
            }
        )
    }

    /// True for a declaration that counts in its file only, that implements a protocol, or that has a condition.
    private func mayBeRepeated(_ node: Int) -> Bool {
        var owner = node
        while owner > 0 {
            let kind = nodes[owner].kind
            if !Set(modifierTexts(of: owner)).isDisjoint(with: ["private", "fileprivate"]) { return true }
            if owner != node, kind == .protocol { return true }
            if kind == .extension, key(of: owner)?.hasCondition == true { return true }
            owner = nodes[owner].parent
        }
        return false
    }

    /// `private(set)` is not `private`.
    private func modifierTexts(of node: Int) -> [String] {
        children(of: node).filter { nodes[$0].kind == .modifier }.map(text)
    }
}
