/// What an update would declare a second time in one module, what it would bring back, and what it would miss.
extension Update {

    /// The files, with a conflict for each that gets what the templates move to it from another file, and what a person
    /// deleted there.
    static func refusingReturns(_ files: [Merged]) -> [Merged] {
        let merged = files.filter { $0.file.planned.path.isSwift && $0.file.conflicts.isEmpty }
        guard merged.count > 1, merged.contains(where: { $0.file.planned.isChange }) else { return files }
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
        return files.map { merged in
            guard let result = results[merged.file.planned.path] else { return merged }
            let here = result.text.names.counts.filter {
                tooOften.contains($0.key) && $0.value > result.yours[$0.key] ?? 0
            }
            guard let name = here.keys.compactMap(result.text.text(ofWord:)).min() else { return merged }
            return (
                merged.file.refused("the templates move '\(name)' here, which you deleted"), merged.base,
                merged.templates
            )
        }
    }

    /// The files, with a conflict for each that gets a declaration which another Swift file of the module has: the code
    /// would not compile. So has one whose declaration is in another file now, and the templates change it.
    ///
    /// - Parameter swiftFiles: all Swift files of the module's folders, as they are before the update.
    static func refusingRepetitions(
        _ merged: [Merged],
        _ swiftFiles: () throws(Failure) -> ModuleOnDisk
    ) throws(Failure) -> [File] {
        let files = merged.map(\.file)
        let added = files.map { $0.planned.path.isSwift ? $0.planned.addedDeclarations : [] }
        let missed = missedDeclarations(merged)
        if (added + missed).allSatisfy(\.isEmpty) { return files }
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
        return zip(files, zip(added, missed)).map { file, names in
            let others = declarations.filter {
                $0.key.path != file.planned.path && $0.key.purpose == file.planned.purpose
            }
            func first(_ names: Set<SwiftTree.Declaration>) -> (path: String, name: String)? {
                others.sorted { $0.key.path < $1.key.path }.lazy.compactMap { other in
                    other.value.intersection(names).map(\.text).min().map { (other.key.path, $0) }
                }.first
            }
            if let (path, name) = first(names.0) {
                return file.refused("the templates add '\(name)', which '\(path)' has already")
            }
            guard let (path, name) = first(names.1) else { return file }
            return file.refused("the templates change '\(name)', which is in '\(path)' now")
        }
    }

    /// For each file, what the templates change in it or delete from it, and the file on disk does not declare any more.
    private static func missedDeclarations(_ files: [Merged]) -> [Set<SwiftTree.Declaration>] {
        let trees = files.map { merged -> PerText<SwiftTree>? in
            guard merged.file.planned.path.isSwift, let yours = merged.file.planned.existing.contents else {
                return nil
            }
            return PerText(base: merged.base, yours: yours, templates: merged.templates).map {
                SwiftTree($0.withoutByteOrderMark)
            }
        }
        let templates = trees.map { $0.map { Set($0.templates.declarations.keys) } ?? [] }
        return trees.indices.map { index in
            guard let trees = trees[index] else { return [] }
            let (yours, new) = (trees.yours.declarations, trees.templates.declarations)
            let missed = trees.base.declarations.filter { name, nodes in
                yours[name] == nil && nodes.map(trees.base.text) != new[name]?.map(trees.templates.text)
            }
            // What the templates move to another file is not lost.
            let moved = templates.indices.filter { $0 != index }.map { templates[$0] }
            return moved.reduce(Set(missed.keys)) { $0.subtracting($1) }
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
