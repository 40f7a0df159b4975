/// Lines of a person that use what an update takes away, or changes. `update` cannot know what they should do instead.
extension Update {

    /// Notes about such lines in all Swift files of a module.
    ///
    ///     LoginPresenter.swift:4: this line uses 'tracker', which the module no longer declares
    ///     LoginPresenter.swift:9: this line calls 'reload()', which is 'reload(force:) async' now
    ///
    /// - Parameters:
    ///   - templates: the module as the templates write it now: their own lines are right.
    ///   - swiftFiles: all Swift files of the module's folders, as they are before the update.
    static func notes(
        onUsesAfter files: [File],
        _ templates: WrittenModule,
        _ swiftFiles: () throws(Failure) -> ModuleOnDisk
    ) throws(Failure) -> [Diagnostic] {
        let changed = files.map(\.planned).filter { $0.path.isSwift && $0.isChange }
        let gone = changed.reduce(into: Set<UsableDeclaration>()) { gone, file in
            guard let before = file.existing.contents else { return }
            let after = file.state == .remove ? [] : SwiftTree(file.contents ?? []).usableDeclarations
            gone.formUnion(SwiftTree(before).usableDeclarations.subtracting(after))
        }
        if gone.isEmpty || !files.allSatisfy(\.conflicts.isEmpty) { return [] }
        let all = try swiftFiles().files.map { file in
            let plan = changed.first { ($0.path, $0.purpose) == (file.path, file.purpose) }
            return (file, after: plan?.state == .remove ? nil : plan?.contents ?? file.contents)
        }
        let created = changed.filter { $0.state == .create }.compactMap(\.contents)
        let uses = UsesInModule(
            before: all.map { SwiftTree($0.0.contents) },
            after: (all.map { $0.after ?? [] } + created).map { SwiftTree($0) },
            gone: gone
        )
        let lines = Dictionary(grouping: templates.files.values) { $0.path.lastPart }.mapValues { files in
            Set(files.flatMap { $0.contents.lines.map(\.trimmed) })
        }
        return all.enumerated().flatMap { index, file in
            let tree = uses.after[index]
            let (all, ofTemplates) = (tree.source.lines, lines[file.0.path.lastPart] ?? [])
            let notes = uses.mistakes(in: index).compactMap { offset, text -> Diagnostic? in
                let line = tree.line(of: offset)
                if ofTemplates.contains(all[line - 1].trimmed) { return nil }
                let excerpt = String(decoding: all[line - 1].bytes, as: UTF8.self)
                let place = Diagnostic.Place(file: file.0.shown, line: line, excerpt: excerpt)
                return Diagnostic(text, at: place, severity: .note)
            }
            return notes.unique
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

    /// As a message names it.
    var text: String {
        guard let labels else { return name }
        let call = (name == "init" ? type : name) + "(\(labels.map { "\($0):" }.joined()))"
        return ([call] + effects).joined(separator: " ")
    }

    func isSame(as other: UsableDeclaration) -> Bool {
        (name, labels, effects) == (other.name, other.labels, other.effects)
    }
}

extension SwiftTree {

    fileprivate var usableDeclarations: Set<UsableDeclaration> {
        nodes.indices.reduce(into: []) { found, node in
            guard nodes[node].kind.isDeclaration, let key = key(of: node), !isInCode(node) else { return }
            let type = nameOfType(around: node)?.split { $0 == "." || $0 == " " }.last.map(String.init) ?? ""
            switch key.kind {
            case .function, .initializer:
                let name = key.kind == .initializer ? "init" : key.name
                let own = UsableDeclaration(type: type, name: name, labels: key.details, effects: effects(of: node))
                found.insert(own)
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
    private let declared: Set<UsableDeclaration>
    private let names: [NamesInCode]
    private let namesBefore: DeclaredNames
    private let namesAfter: DeclaredNames
    private let calls: [CallsInCode]
    /// The types of the properties of each type.
    private let properties: [String: [String: String]]

    init(before: [SwiftTree], after: [SwiftTree], gone: Set<UsableDeclaration>) {
        (self.after, self.gone) = (after, gone)
        declared = after.reduce(into: []) { $0.formUnion($1.usableDeclarations) }
        names = after.map(NamesInCode.init)
        namesBefore = DeclaredNames(before.map(NamesInCode.init))
        namesAfter = DeclaredNames(names)
        calls = after.map(CallsInCode.init)
        properties = calls.reduce(into: [:]) { found, file in
            found.merge(file.properties) { $0.merging($1) { first, _ in first } }
        }
    }

    /// The uses in a file that fitted before.
    func mistakes(in file: Int) -> [(offset: Int, text: String)] {
        let names = names[file].uses.filter { occurrence in
            [.none, .itself].contains(occurrence.use.owner) && occurrence.use.name != NamesInCode.initializer
                && namesBefore.declares(occurrence) && !namesAfter.declares(occurrence)
        }.map { ($0.offset, "this line uses '\($0.use.name)', which the module no longer declares") }
        return names + calls[file].calls.compactMap { call in mistake(call, in: file).map { (call.offset, $0) } }
    }

    private func mistake(_ call: CallsInCode.Call, in file: Int) -> String? {
        let isOfSelf = call.receiver == nil || call.receiver == "self"
        let type = isOfSelf ? call.type : call.receiver.flatMap { properties[call.type]?[$0] }
        let old = gone.first { old in
            old.labels == call.labels
                && (old.type == type && old.name == call.name
                    || old.type == call.name && old.name == "init" && call.receiver == nil)
        }
        guard let old, !declared.contains(where: old.isSame) else { return nil }
        let new = declared.filter { $0.type == old.type && $0.name == old.name }.map(\.text).min()
        guard let new else { return "this line calls '\(old.text)', which the module no longer declares" }
        return "this line calls '\(old.text)', which is '\(new)' now"
    }
}
