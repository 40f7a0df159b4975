/// Lines of a person that use what an update takes away, or changes. `update` cannot know what they should do instead.
extension Update {

    /// Notes about such lines in all Swift files of a module.
    ///
    ///     LoginPresenter.swift:4: this line uses 'tracker', which the module no longer declares
    ///     LoginPresenter.swift:9: this line calls 'reload()', which is 'reload(force:) async' now
    ///
    /// - Parameters:
    ///   - before: the module as the templates wrote it.
    ///   - templates: the module as they write it now: their own lines are right.
    ///   - swiftFiles: all Swift files of the module's folders, as they are before the update.
    static func notes(
        onUsesAfter files: [File],
        from before: WrittenModule,
        to templates: WrittenModule,
        _ swiftFiles: () throws(Failure) -> ModuleOnDisk
    ) throws(Failure) -> [Diagnostic] {
        let changed = files.map(\.planned).filter { $0.path.isSwift && $0.isChange }
        if changed.isEmpty || !files.allSatisfy(\.conflicts.isEmpty) { return [] }
        let onDisk = try swiftFiles().files
        // What the templates write fits together.
        if !isEdited(onDisk, before) { return [] }
        let gone = goneDeclarations(in: changed)
        let module = onDisk.map { file in
            let plan = changed.first { ($0.path, $0.purpose) == (file.path, file.purpose) }
            return (file, after: plan?.state == .remove ? [] : plan?.contents ?? file.contents)
        }
        let own = OwnLines(templates)
        // Nearly always no line of a person has such a name.
        let names = Set(gone.map(\.word))
        if !module.contains(where: { own.have(names, in: $0.after, of: $0.0) }) { return [] }
        let created = changed.filter { $0.state == .create }.compactMap(\.contents)
        let uses = UsesInModule(
            before: module.map { SwiftTree($0.0.contents) },
            after: (module.map(\.after) + created).map { SwiftTree($0) },
            gone: gone
        )
        return module.enumerated().flatMap { index, file in
            let tree = uses.after[index]
            let lines = tree.source.lines
            let notes = uses.mistakes(in: index).compactMap { offset, text -> Diagnostic? in
                let line = tree.line(of: offset)
                guard own.contains(lines[line - 1], of: file.0) else { return nil }
                let excerpt = String(decoding: lines[line - 1].bytes, as: UTF8.self)
                let place = Diagnostic.Place(file: file.0.shown, line: line, excerpt: excerpt)
                return Diagnostic(text, at: place, severity: .note)
            }
            return notes.unique
        }
    }

    /// True if a file is not as the templates wrote it.
    private static func isEdited(_ files: [ModuleOnDisk.File], _ before: WrittenModule) -> Bool {
        let written = Dictionary(grouping: before.files.values) { $0.path.lastPart }
        return files.contains { file in
            written[file.path.lastPart]?.contains { $0.contents == file.contents } != true
        }
    }

    /// What a file declares before, and not after, in the same form.
    private static func goneDeclarations(in files: [PlannedFile]) -> Set<UsableDeclaration> {
        files.reduce(into: []) { gone, file in
            guard let before = file.existing.contents else { return }
            let after = file.state == .remove ? [] : SwiftTree(file.contents ?? []).usableDeclarations
            gone.formUnion(SwiftTree(before).usableDeclarations.subtracting(after))
        }
    }
}

/// The lines of a module that its templates do not write.
private struct OwnLines {

    private let ofTemplates: [Substring: Set<Line>]

    init(_ templates: WrittenModule) {
        ofTemplates = Dictionary(grouping: templates.files.values) { $0.path.lastPart }.mapValues { files in
            Set(files.flatMap { $0.contents.lines.map(\.trimmed) })
        }
    }

    func contains(_ line: Line, of file: ModuleOnDisk.File) -> Bool {
        ofTemplates[file.path.lastPart]?.contains(line.trimmed) != true
    }

    /// True if one of a text has one of some words.
    func have(_ words: Set<[UInt8]>, in text: [UInt8], of file: ModuleOnDisk.File) -> Bool {
        text.lines.contains { line in
            let bytes = Array(line.bytes)
            return words.contains { bytes.firstRange(of: $0) != nil } && contains(line, of: file)
        }
    }
}

/// What other code can use: a type, a property or case, or a function as it is called.
private struct UsableDeclaration: Hashable {
    /// The type that it is in; empty for none.
    let type: String
    /// An initializer is called `init`.
    let name: String
    /// The labels of a function's parameters; nil for anything else.
    let labels: [String]?
    /// `async` and `throws` of a function.
    let effects: [String]

    /// The word that a use of it has.
    var word: [UInt8] { Array((name == CallsInCode.Callee.initializer ? type : name).utf8) }

    /// As a message names it.
    var text: String {
        guard let labels else { return name }
        let call = (name == CallsInCode.Callee.initializer ? type : name) + "(\(labels.map { "\($0):" }.joined()))"
        return ([call] + effects).joined(separator: " ")
    }
}

extension SwiftTree {

    fileprivate var usableDeclarations: Set<UsableDeclaration> {
        nodes.indices.reduce(into: []) { found, node in
            guard nodes[node].kind.isDeclaration, let key = key(of: node), !isInCode(node) else { return }
            let type = nameOfType(around: node)?.split { $0 == "." || $0 == " " }.last.map(String.init) ?? ""
            switch key.kind {
            case .function, .initializer:
                let name = key.kind == .initializer ? CallsInCode.Callee.initializer : key.name
                let effects = effects(of: node)
                found.insert(UsableDeclaration(type: type, name: name, labels: key.details, effects: effects))
            case .variable, .enumCase:
                for name in key.details {
                    found.insert(UsableDeclaration(type: type, name: name, labels: nil, effects: []))
                }
            case .class, .protocol, .typealias:
                found.insert(UsableDeclaration(type: "", name: key.name, labels: nil, effects: []))
            default: break
            }
        }
    }

    /// `async` and `throws` of a function.
    private func effects(of function: Int) -> [String] {
        guard let parameters = child(.parameters, of: function) else { return [] }
        let rest = tokens[nodes[parameters].tokens.upperBound..<nodes[function].tokens.upperBound]
        return rest.prefix { $0.kind == .word }.map(text(of:)).filter { $0 == "async" || $0 == "throws" }
    }
}

/// The Swift files of a module before and after an update.
private struct UsesInModule {

    let after: [SwiftTree]
    private let gone: Set<UsableDeclaration>
    /// What was not declared before.
    private let new: Set<UsableDeclaration>
    private let lostTypes: Set<String>
    private let names: [NamesInCode]
    private let namesBefore: DeclaredNames
    private let namesAfter: DeclaredNames
    private let calls: [CallsInCode]
    private let signatures: [CallsInCode.Callee: [CallsInCode.Signature]]
    /// The types of the properties of each type.
    private let properties: [String: [String: String]]

    init(before: [SwiftTree], after: [SwiftTree], gone: Set<UsableDeclaration>) {
        func all(_ trees: [SwiftTree]) -> Set<UsableDeclaration> {
            trees.reduce(into: []) { $0.formUnion($1.usableDeclarations) }
        }
        (self.after, self.gone) = (after, gone)
        let declared = all(after)
        new = declared.subtracting(all(before))
        let types = gone.subtracting(declared).filter { $0.type.isEmpty && $0.labels == nil }
        lostTypes = Set(types.map(\.name))
        names = after.map(NamesInCode.init)
        namesBefore = DeclaredNames(before.map(NamesInCode.init))
        namesAfter = DeclaredNames(names)
        calls = after.map(CallsInCode.init)
        signatures = calls.reduce(into: [:]) { $0.merge($1.signatures) { $0 + $1 } }
        properties = calls.reduce(into: [:]) { found, file in
            found.merge(file.properties) { $0.merging($1) { first, _ in first } }
        }
    }

    /// The uses of what the update removes, or changes.
    func mistakes(in file: Int) -> [(offset: Int, text: String)] {
        let tree = after[file]
        let extended = tree.nodes.indices.filter {
            tree.nodes[$0].kind == .extension && lostTypes.contains(tree.name(of: $0))
        }
        let names = names[file].uses.filter { occurrence in
            [.none, .itself].contains(occurrence.use.owner) && occurrence.use.name != NamesInCode.initializer
                && !lostTypes.contains(occurrence.type) && !tree.isLabel(at: occurrence.offset)
                && namesBefore.declares(occurrence) && !namesAfter.declares(occurrence)
        }
        return extended.map { (tree.nodes[$0].start, lost(tree.name(of: $0))) }
            + names.map { ($0.offset, lost($0.use.name)) }
            + calls[file].calls.compactMap { call in mistake(call, in: file).map { (call.offset, $0) } }
    }

    private func lost(_ name: String) -> String { "this line uses '\(name)', which the module no longer declares" }

    private func mistake(_ call: CallsInCode.Call, in file: Int) -> String? {
        let isOfSelf = call.receiver == nil || call.receiver == "self"
        let isLocal = call.receiver == nil && names[file].uses.contains { $0.offset == call.offset && $0.isLocal }
        guard !isLocal, !lostTypes.contains(call.type),
            let type = isOfSelf ? call.type : properties[call.type]?[call.receiver ?? ""]
        else { return nil }
        let old = gone.first { old in
            old.labels == call.labels
                && (old.type == type && old.name == call.name
                    || old.type == call.name && old.name == CallsInCode.Callee.initializer && call.receiver == nil)
        }
        guard let old else { return nil }
        let line = String(
            decoding: after[file].source.lines[after[file].line(of: call.offset) - 1].bytes,
            as: UTF8.self
        )
        let others = new.filter { $0.type == old.type && $0.name == old.name }.sorted { $0.text < $1.text }
        let callee = CallsInCode.Callee(type: old.type, name: old.name)
        if signatures[callee]?.contains(where: { $0.labels(with: call.labels) == call.labels }) == true {
            // Only a call that has to wait, or to handle an error, is another one.
            let other = others.first { other in
                let words = Set(other.effects).subtracting(old.effects).map { $0 == "async" ? "await" : "try" }
                return other.labels == call.labels && words.contains { !line.contains($0) }
            }
            return other.map { "this line calls '\(old.text)', which is '\($0.text)' now" }
        }
        guard let other = others.first else {
            return namesAfter.types(with: old.name).contains(old.type) ? nil : lost(old.text)
        }
        return other.labels == nil ? nil : "this line calls '\(old.text)', which is '\(other.text)' now"
    }
}

extension SwiftTree {

    /// True for a name with a colon behind it: a label, and no use.
    fileprivate func isLabel(at offset: Int) -> Bool {
        let next = tokens.sortedIndex { Int($0.start) > offset }
        return next < tokens.count && tokens[next].kind == .colon
    }
}
