extension Draft {

    /// The types whose names contain the module's name, each with the modules that declare it. Nearly all of them must
    /// declare it in the same file, since only one template writes it.
    static func types(in files: [[(module: Int, group: Item.Group)]]) -> [String: Set<Int>] {
        var types: [String: [Set<Int>]] = [:]
        for copies in files {
            var own: [String: Set<Int>] = [:]
            for (module, group) in copies {
                // A protocol and an enum are two things, though they have one name.
                for type in group.ownTypes { own["\(type.name) \(type.kind)", default: []].insert(module) }
            }
            types.merge(own.mapValues { [$0] }) { $0 + $1 }
        }
        let shared = types.compactMapValues { files in
            let all = files.reduce(into: Set()) { $0.formUnion($1) }
            let most = files.map(\.count).max() ?? 0
            return Threshold.areExceptions(all.count - most, of: all.count) ? all : nil
        }
        let names = shared.map { (String($0.key.prefix { $0 != " " }), $0.value) }
        return Dictionary(names) { $0.count < $1.count ? $1 : $0 }
    }

    static func flags(
        of files: [String: SharedFile],
        types: [String: Set<Int>],
        takenNames: Set<String>
    ) -> [LearnedOptions.Flag] {
        var flags: [LearnedOptions.Flag] = []
        func sorted(_ all: [String: Set<Int>]) -> [(key: String, value: Set<Int>)] {
            all.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        }
        // A file or type that nearly always comes with another option gets no option of its own.
        let all =
            sorted(files.mapValues(\.modules)).map { ($0.key, $0.value, 10) }
            + sorted(types).map { ($0.key, $0.value, 5) }
        for (key, modules, divisor) in all {
            if flags.contains(where: { $0.modules.symmetricDifference(modules).count * divisor <= modules.count }) {
                continue
            }
            let scalars = key.lastPart.prefix { $0 != "." }.unicodeScalars
            let added = scalars.filter { Spellings.variables(of: $0) == nil }
            let rest = String(String.UnicodeScalarView(added)).filter { $0.isLetter || $0.isNumber || $0 == "_" }
            var name = Words(of: rest.isEmpty ? "main" : rest).kebab
            let taken = takenNames.union(Variables.names).union(flags.map(\.name))
            while taken.contains(name) { name += "-file" }
            flags.append(LearnedOptions.Flag(name: name, modules: modules, isOfFile: files[key] != nil))
        }
        return flags
    }
}

extension Item.Group {

    /// The types that are declared at the top level of a file, if their names contain the module's; each with its kind:
    /// that of `class` for a `struct`, an `actor` and a `typealias`, too.
    var ownTypes: [(name: String, kind: SwiftTree.Node.Kind)] {
        items.filter { $0.kind.isType || $0.kind == .typealias }.flatMap { item in
            let kind = [.protocol, .enum].contains(item.kind) ? item.kind : .class
            return item.names.filter(Spellings.hasName).map { ($0, kind) }
        }
    }
}
