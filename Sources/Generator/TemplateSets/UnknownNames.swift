/// Finds the names in templates that are unknown where they are used.
///
/// A set has a list `child`, whose values have the field `title`. `{{#child}}{{title}}{{/child}}` is right. `{{titel}}` is
/// unknown everywhere, and `{{title}}` is unknown outside of the list.
struct UnknownNames {

    /// The names that a part of a template may use, besides those that are known everywhere.
    private struct Scope: Equatable {
        /// The names of the lists whose sections are around it.
        var listNames: Set<String> = []
        /// True in the template of a path, where lists are not allowed.
        var isPath = false

        func within(_ names: some Sequence<String>) -> Scope {
            Scope(listNames: listNames.union(names), isPath: isPath)
        }

        /// What is allowed in both.
        func and(_ other: Scope) -> Scope {
            Scope(listNames: listNames.intersection(other.listNames), isPath: isPath || other.isPath)
        }
    }

    private let options: [Option]
    private let partials: [String: Template]
    /// The names that are known everywhere.
    private let variables: Set<String>
    /// The scopes of the partials. A partial may use the names that are known at every place that includes it.
    private var scopes: [String: Scope] = [:]
    /// For each block of a partial, by its name: the names of the lists around it there. Content that replaces the block may
    /// use them.
    private var listNamesOfBlocks: [String: Set<String>] = [:]

    private init(_ options: [Option], _ partials: [String: Template]) {
        (self.options, self.partials) = (options, partials)
        variables = Set(options.variables)
    }

    /// The errors, in the order of the templates' files.
    ///
    /// - Parameter outputs: the templates of files and of their paths. Partials are checked where these include them. A
    ///   partial that nothing includes may use the names of every list.
    static func problems(
        in outputs: [(template: Template, isPath: Bool)],
        options: [Option],
        partials: [String: Template]
    ) -> [Diagnostic] {
        var names = UnknownNames(options, partials)
        let templates = outputs.map { (template: $0.template, scope: Scope(isPath: $0.isPath)) }
        var known: [String: Set<String>]
        // Content can come before the lists around its block were found. Then it is looked at again.
        repeat {
            (known, names.scopes) = (names.listNamesOfBlocks, [:])
            for (template, scope) in templates { names.findScopes(ofPartialsIn: template, scope) }
            for (name, partial) in partials where names.scopes[name] == nil {
                let scope = Scope(listNames: Set(options.flatMap(\.namesWithin)))
                names.scopes[name] = scope
                names.findScopes(ofPartialsIn: partial, scope)
            }
        } while names.listNamesOfBlocks != known
        let all = templates + partials.map { ($0.value, names.scopes[$0.key] ?? Scope()) }
        return all.sorted { $0.template.source.name < $1.template.source.name }.flatMap { template, scope in
            template.source.diagnostics(names.problems(in: template, scope))
        }.unique
    }

    // MARK: - Scopes -

    /// Finds the scopes of the partials that a template includes, and of those that these include. There is no recursion,
    /// since a chain of partials can be very long.
    private mutating func findScopes(ofPartialsIn template: Template, _ scope: Scope) {
        var pending = [(template, scope)]
        while let (template, scope) = pending.popLast() {
            for (node, scope) in nodes(in: template.nodes, scope) {
                switch node {
                case .text, .variable, .section: break
                case .block(let block): listNamesOfBlocks[block.name, default: []].formUnion(scope.listNames)
                case .partial(let name, _, _):
                    for name in options.names(of: name, among: partials.keys) {
                        let known = scopes[name]
                        let both = known.map(scope.and) ?? scope
                        scopes[name] = both
                        if both != known, let partial = partials[name] { pending.append((partial, both)) }
                    }
                }
            }
        }
    }

    /// Every node, those within sections, blocks and parents included, with its scope.
    private func nodes(in nodes: [Node], _ scope: Scope) -> [(node: Node, scope: Scope)] {
        nodes.flatMap { node -> [(node: Node, scope: Scope)] in
            switch node {
            case .text, .variable: return [(node, scope)]
            case .section(let reference, let isInverted, let content):
                let list = isInverted ? nil : options.first { $0.name == reference.name }
                return [(node, scope)] + self.nodes(in: content, scope.within(list?.namesWithin ?? []))
            case .partial(_, _, let blocks):
                return [(node, scope)]
                    + blocks.flatMap { self.nodes(in: $0.content, scope.within(listNamesOfBlocks[$0.name] ?? [])) }
            case .block(let block): return [(node, scope)] + self.nodes(in: block.content, scope)
            }
        }
    }

    // MARK: - Problems -

    private func problems(in template: Template, _ scope: Scope) -> [SourceText.Problem] {
        nodes(in: template.nodes, scope).compactMap { node, scope in
            switch node {
            case .text, .block: nil
            case .section(let reference, _, _): problem(with: reference, isWritten: false, scope)
            case .variable(let reference, _), .partial(.dynamic(let reference), _, _):
                problem(with: reference, isWritten: true, scope)
            case .partial(.literal(let name, let offset), _, _):
                partials[name] == nil ? .unknownPartial(name, among: partials.keys.sorted(), at: offset) : nil
            }
        }
    }

    /// - Parameter isWritten: true if the value is written, false if it is the condition of a section.
    private func problem(with reference: Reference, isWritten: Bool, _ scope: Scope) -> SourceText.Problem? {
        guard let first = reference.path.first else { return nil }
        let name = reference.name
        func problem(_ message: String, help: String) -> SourceText.Problem {
            SourceText.Problem(offset: reference.offset, message: message, help: help)
        }
        if reference.path.count > 1, reference.path.last == Value.literalName {
            let text = Reference(reference.path.dropLast().joined(separator: "."), offset: reference.offset)
            if isText(text.name) { return self.problem(with: text, isWritten: isWritten, scope) }
        }
        let list = options.first { $0.isList && $0.name == first }
        if let list, scope.isPath {
            let help = "name the file after the module, or after another option"
            return problem("the list '\(list.name)' has no place in a path", help: help)
        }
        // Outside of its section, a list is a condition, and cannot be written.
        let isListAsText = isWritten && name == list?.name
        if variables.contains(name) && !isListAsText || scope.listNames.contains(name) { return nil }
        let owners = options.filter { $0.namesWithin.contains(name) }
        if let owner = owners.first {
            let message = "'\(name)' is known only within \(owners.count > 1 ? "a list" : "the list '\(owner.name)'")"
            return problem(message, help: "write it between '{{#\(owner.name)}}' and '{{/\(owner.name)}}'")
        }
        if name == "else" {
            let help = "end the section, and begin its opposite: '{{/NAME}}{{^NAME}}'"
            return problem("Mustache has no 'else'", help: help)
        }
        if let values = options.values(ofChoice: first), reference.path.count == 2 {
            let value = reference.path[1]
            let help = values.suggestion(for: value, prefix: "\(first).") ?? "its values are \(values.list)"
            return problem("\(quoted(String(value))) is no value of the option '\(first)'", help: help)
        }
        let known = (options.variables + options.flatMap(\.namesWithin).filter(scope.listNames.contains)).unique
        let help = known.suggestion(for: name) ?? "there are \(known.joined(separator: ", "))"
        return problem("there is no variable '\(name)'", help: help)
    }

    /// True if a variable of this name is a text, which has a member for string literals.
    private func isText(_ name: String) -> Bool {
        Variables.names.contains(name)
            || options.contains { option in
                switch option.kind {
                case .text, .list: option.name == name || option.fieldNames.contains(name)
                case .flag, .choice: false
                }
            }
    }
}

extension [Option] {

    /// The names that templates may use everywhere.
    var variables: [String] { Variables.names + flatMap(\.variableNames) }

    /// The values of the choice of this name; nil if there is none.
    func values(ofChoice name: String) -> [String]? {
        if case .choice(let values, _)? = first(where: { $0.name == name })?.kind { values } else { nil }
    }

    /// The names of the partials that a tag may include.
    func names(of partial: PartialName, among partials: some Sequence<String>) -> [String] {
        switch partial {
        case .literal(let name, _): [name]
        // A value decides which one it is.
        case .dynamic(let reference): values(ofChoice: reference.name) ?? partials.map(\.self)
        }
    }
}

extension Option {

    /// The names that templates may use within the list only.
    var namesWithin: [String] { if case .list(let form) = kind { form.names(of: name) } else { [] } }

    /// The option's variable, and the members of it that are known everywhere.
    fileprivate var variableNames: [String] {
        let members: [String] =
            switch kind {
            case .flag: []
            case .choice(let values, _): values
            case .text(let rule, _, _): rule.isName ? Variables.spellingNames : []
            case .list: ["isEmpty"]
            }
        return [name] + members.map { "\(name).\($0)" }
    }
}
