/// What an update would declare a second time in one module, and what it would bring back.
extension Update {

    /// The files, with a conflict for each that gets what the templates move to it from another file, and what a person
    /// deleted there.
    static func refusingReturns(_ files: [Merged]) -> [File] {
        let merged = files.filter { $0.file.planned.path.isSwift && $0.file.conflicts.isEmpty }
        // Nothing is deleted in files as the templates wrote them.
        let isEdited = merged.contains { $0.file.planned.existing.contents ?? [] != $0.base }
        guard isEdited, merged.count > 1, merged.contains(where: { $0.file.planned.isChange }) else {
            return files.map(\.file)
        }
        var numbers = ComparedText.Numbers()
        func text(_ contents: [UInt8]) -> ComparedText {
            ComparedText(SwiftTree(contents.withoutByteOrderMark), &numbers)
        }
        var all = PerText<[Int]>(base: [], yours: [], templates: [])
        var results: [String: (text: ComparedText, yours: [Int: Int])] = [:]
        for (file, base, templates) in merged {
            let yours = file.planned.existing.contents ?? []
            let contents = file.planned.state == .remove ? [] : file.planned.isChange ? file.planned.contents : yours
            let own = text(yours).names
            all.base += text(base).names
            all.yours += own
            all.templates += text(templates).names
            results[file.planned.path] = (text(contents ?? yours), own.counts)
        }
        let names = results.values.flatMap(\.text.names).counts
        let tooOften = Set(MergeProof.namesTooOften(in: names, of: all.map(\.counts)))
        return files.map(\.file).map { file in
            guard let result = results[file.planned.path] else { return file }
            let here = result.text.names.counts.filter {
                tooOften.contains($0.key) && $0.value > result.yours[$0.key] ?? 0
            }
            guard let name = here.keys.compactMap(result.text.text(ofWord:)).min() else { return file }
            return file.refused("the templates move '\(name)' here, which you deleted")
        }
    }

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
        let declarations = texts.mapValues { SwiftTree($0).sharedDeclarations(withConditional: true) }
        return zip(files, added).map { file, added in
            let others = declarations.filter {
                $0.key.path != file.planned.path && $0.key.purpose == file.planned.purpose
            }
            let repeated = others.sorted { $0.key.path < $1.key.path }.compactMap { other in
                other.value.intersection(added).min { $0.text < $1.text }.map { (path: other.key.path, name: $0.text) }
            }
            guard let first = repeated.first else { return file }
            return file.refused("the templates add '\(first.name)', which '\(first.path)' has already")
        }
    }
}

extension Update.File {

    /// The same file as a conflict about the whole of it.
    fileprivate func refused(_ message: String) -> Update.File {
        var planned = planned
        (planned.state, planned.contents) = (.conflict, nil)
        let conflict = Merge.Conflict(line: nil, message: message, diff: [])
        return Update.File(planned: planned, conflicts: conflicts + [conflict])
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

    private func isOfFile(_ node: Int) -> Bool {
        sequence(first: node) { nodes[$0].parent }.prefix { $0 > 0 }.contains { owner in
            // `private(set)` is not `private`.
            children(of: owner).contains {
                nodes[$0].kind == .modifier && ["private", "fileprivate"].contains(text(of: $0))
            }
        }
    }
}
