/// What an update would declare a second time in one module, what it would bring back, and what it would miss.
extension Update {

    /// The files, with a conflict for each that gets what the templates move to it from another file, and what a person
    /// deleted there.
    static func refusingReturns(_ files: [Merged]) -> [Merged] {
        let merged = files.filter { $0.file.planned.path.isSwift && $0.file.conflicts.isEmpty }
        // Nothing is deleted in files as the templates wrote them.
        let isEdited = merged.contains { $0.file.planned.existing.contents ?? [] != $0.base }
        guard isEdited, merged.count > 1, merged.contains(where: { $0.file.planned.isChange }) else { return files }
        var numbers = ComparedText.Numbers()
        func text(_ contents: [UInt8]) -> ComparedText {
            ComparedText(SwiftTree(contents.withoutByteOrderMark), &numbers)
        }
        var all = PerText<[Int]>(base: [], yours: [], templates: [])
        var results: [String: (text: ComparedText, yours: [Int: Int])] = [:]
        for each in merged {
            let file = each.file.planned
            let yours = file.existing.contents ?? []
            let contents = file.state == .remove ? [] : file.isChange ? file.contents : yours
            let own = text(yours).names
            all.base += text(each.base).names
            all.yours += own
            all.templates += text(each.templates).names
            results[file.path] = (text(contents ?? yours), own.counts)
        }
        let names = results.values.flatMap(\.text.names).counts
        let tooOften = Set(MergeProof.namesTooOften(in: names, of: all.map(\.counts)))
        return files.map { merged in
            guard let result = results[merged.file.planned.path] else { return merged }
            let here = result.text.names.counts.filter {
                tooOften.contains($0.key) && $0.value > result.yours[$0.key] ?? 0
            }
            guard let name = here.keys.compactMap(result.text.text(ofWord:)).min() else { return merged }
            return merged.refused("the templates move '\(name)' here, which you deleted")
        }
    }

    /// The files, with a conflict for each that gets a declaration which another Swift file of the module has: the code
    /// would not compile. So has one whose declaration is in another file now, and the templates change it.
    ///
    /// - Parameter swiftFiles: all Swift files of the module's folders, as they are before the update.
    static func refusingRepetitions(
        _ files: [Merged],
        _ swiftFiles: () throws(Failure) -> ModuleOnDisk
    ) throws(Failure) -> [Merged] {
        let added = files.map { $0.file.planned.path.isSwift ? $0.file.planned.addedDeclarations : [] }
        let missed = files.indices.map { missedDeclarations(of: $0, in: files) }
        if (added + missed).allSatisfy(\.isEmpty) { return files }
        var texts: [RenderedFile.Location: [UInt8]] = [:]
        for file in try swiftFiles().files {
            texts[RenderedFile.Location(path: file.path, purpose: file.purpose)] = file.contents
        }
        for file in files.map(\.file.planned) where file.path.isSwift {
            let location = RenderedFile.Location(path: file.path, purpose: file.purpose)
            if file.state == .remove { texts[location] = nil }
            if file.isChange, let contents = file.contents { texts[location] = contents }
        }
        // The files of a package or a project may be in several targets.
        if texts.keys.contains(where: \.path.isBuildManifest) { return files }
        let trees = texts.mapValues { SwiftTree($0) }
        let shared = trees.mapValues { $0.sharedDeclarations(withConditional: true) }
        let all = trees.mapValues { Set($0.declarations.keys.map(\.withoutTypes)) }
        typealias Declarations = Set<SwiftTree.Declaration>
        return files.indices.map { index in
            let file = files[index].file.planned
            func first(_ names: Declarations, _ declarations: [RenderedFile.Location: Declarations])
                -> (path: String, name: String)?
            {
                let others = declarations.filter { $0.key.path != file.path && $0.key.purpose == file.purpose }
                return others.sorted { $0.key.path < $1.key.path }.lazy.compactMap { other in
                    other.value.intersection(names).map(\.text).min().map { (other.key.path, $0) }
                }.first
            }
            if let (path, name) = first(added[index], shared) {
                return files[index].refused("the templates add '\(name)', which '\(path)' has already")
            }
            guard let (path, name) = first(missed[index], all) else { return files[index] }
            return files[index].refused("the templates change '\(name)', which is in '\(path)' now")
        }
    }

    /// What the templates change in a file, or delete from it, and the file on disk does not declare any more. The types of
    /// parameters may have changed since. What the templates move to another file is not lost.
    private static func missedDeclarations(of index: Int, in files: [Merged]) -> Set<SwiftTree.Declaration> {
        let missed = Set(files[index].missed.map(\.withoutTypes))
        if missed.isEmpty { return [] }
        return files.indices.filter { $0 != index }.reduce(missed) { missed, other in
            missed.subtracting(SwiftTree(files[other].templates).declarations.keys.map(\.withoutTypes))
        }
    }
}

extension Update.Merged {

    /// The same file as a conflict about the whole of it.
    fileprivate func refused(_ message: String) -> Update.Merged {
        var merged = self
        var planned = file.planned
        (planned.state, planned.contents) = (.conflict, nil)
        let conflict = Merge.Conflict(line: nil, message: message, diff: [])
        merged.file = Update.File(planned: planned, conflicts: file.conflicts + [conflict])
        return merged
    }
}

extension PlannedFile {

    /// The declarations that the file gets, and has not got yet.
    fileprivate var addedDeclarations: Set<SwiftTree.Declaration> {
        guard state == .create || state == .merge, let contents else { return [] }
        let before = existing.contents.map { SwiftTree($0).sharedDeclarations(withConditional: true) }
        return SwiftTree(contents).sharedDeclarations(withConditional: false).subtracting(before ?? [])
    }
}

extension SwiftTree {

    /// What no other file of the module can declare: all but what counts in this file only (`private`).
    ///
    /// - Parameter withConditional: true for what is in `#if`, too.
    fileprivate func sharedDeclarations(withConditional: Bool) -> Set<Declaration> {
        Set(
            declarations.filter { _, nodes in
                nodes.contains { !isOfFile($0) && (withConditional || !isConditional($0)) }
            }.keys
        )
    }

    private func isOfFile(_ node: Int) -> Bool { isPrivate(node) || owners(of: node).contains(where: isPrivate) }
}

extension SwiftTree.Declaration {

    fileprivate var withoutTypes: Self { Self(type: type, name: name, types: [], isStatic: isStatic) }
}
