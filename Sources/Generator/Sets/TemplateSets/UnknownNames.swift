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
    }

    private let options: [Option]
    private let partials: [String: Template]
    /// The names that are known everywhere.
    private let variables: Set<String>

    private var problems: [ObjectIdentifier: [SourceText.Problem]] = [:]
    /// The scopes of the partials. A partial may use the names that are known at every place that includes it.
    private var scopes: [String: Scope] = [:]
    /// The partials that are still to be checked. There is no recursion, since a chain of partials can be very long.
    private var uncheckedPartials: [String] = []
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
        var known: [String: Set<String>]
        // Content can come before the pass has seen the lists around its block. Then the next pass checks it again.
        repeat {
            known = names.listNamesOfBlocks
            (names.problems, names.scopes) = ([:], [:])
            for (template, isPath) in outputs { names.check(template.nodes, of: template, in: Scope(isPath: isPath)) }
            names.checkPartials()
            for name in partials.keys where names.scopes[name] == nil {
                names.include(name, in: Scope(listNames: Set(options.flatMap(\.namesWithin))))
            }
            names.checkPartials()
        } while names.listNamesOfBlocks != known
        let templates = (outputs.map(\.template) + partials.values).sorted { $0.source.name < $1.source.name }
        return templates.flatMap { $0.source.diagnostics(names.problems[ObjectIdentifier($0), default: []]) }.unique
    }

    private mutating func include(_ partial: String, in scope: Scope) {
        var scope = scope
        if let known = scopes[partial] {
            scope.listNames.formIntersection(known.listNames)
            scope.isPath = scope.isPath || known.isPath
            if scope == known { return }
        }
        scopes[partial] = scope
        uncheckedPartials.append(partial)
    }

    private mutating func checkPartials() {
        while let name = uncheckedPartials.popLast() {
            guard let partial = partials[name], let scope = scopes[name] else { continue }
            check(partial.nodes, of: partial, in: scope)
        }
    }

    private mutating func check(_ nodes: [Node], of template: Template, in scope: Scope) {
        for node in nodes {
            switch node {
            case .text: break
            case .variable(let reference, _): check(reference, isWritten: true, in: template, scope)
            case .section(let reference, let isInverted, let content):
                check(reference, isWritten: false, in: template, scope)
                let list = isInverted ? nil : options.first { $0.name == reference.name }
                check(content, of: template, in: scope.within(list?.namesWithin ?? []))
            case .partial(let name, _, let blocks):
                check(name, in: template, scope)
                for block in blocks {
                    check(block.content, of: template, in: scope.within(listNamesOfBlocks[block.name] ?? []))
                }
            case .block(let block):
                listNamesOfBlocks[block.name, default: []].formUnion(scope.listNames)
                check(block.content, of: template, in: scope)
            }
        }
    }

    private mutating func check(_ name: PartialName, in template: Template, _ scope: Scope) {
        switch name {
        case .literal(let name, let offset) where partials[name] == nil:
            report(.unknownPartial(name, among: partials.keys.sorted(), at: offset), in: template)
        case .literal: break
        case .dynamic(let reference): check(reference, isWritten: true, in: template, scope)
        }
        for name in options.names(of: name, among: partials.keys) { include(name, in: scope) }
    }

    /// - Parameter isWritten: true if the value is written, false if it is the condition of a section.
    private mutating func check(_ reference: Reference, isWritten: Bool, in template: Template, _ scope: Scope) {
        guard let first = reference.first else { return }
        let name = reference.name
        func report(_ message: String, help: String) {
            self.report(SourceText.Problem(offset: reference.offset, message: message, help: help), in: template)
        }
        if reference.rest.last == Value.literalName {
            let text = Reference(path: [first] + reference.rest.dropLast(), offset: reference.offset)
            if isText(text.name) { return check(text, isWritten: isWritten, in: template, scope) }
        }
        let list = options.first { $0.isList && $0.name == first }
        if let list, scope.isPath {
            let help = "name the file after the module, or after another option"
            return report("the list '\(list.name)' has no place in a path", help: help)
        }
        // Outside of its section, a list is a condition, and cannot be written.
        let isListAsText = isWritten && name == list?.name
        if variables.contains(name) && !isListAsText || scope.listNames.contains(name) { return }
        let owners = options.filter { $0.namesWithin.contains(name) }
        if let owner = owners.first {
            let message = "'\(name)' is known only within \(owners.count > 1 ? "a list" : "the list '\(owner.name)'")"
            return report(message, help: "write it between '{{#\(owner.name)}}' and '{{/\(owner.name)}}'")
        }
        if name == "else" {
            let help = "end the section, and begin its opposite: '{{/NAME}}{{^NAME}}'"
            return report("Mustache has no 'else'", help: help)
        }
        if let values = options.values(ofChoice: first), let value = reference.rest.first, reference.rest.count == 1 {
            let help = values.suggestion(for: value, prefix: "\(first).") ?? "its values are \(values.list)"
            return report("\(quoted(String(value))) is not a value of the option '\(first)'", help: help)
        }
        let known = (options.variables + options.flatMap(\.namesWithin).filter(scope.listNames.contains)).unique
        let help = known.suggestion(for: name) ?? "there are \(known.joined(separator: ", "))"
        report("there is no variable '\(name)'", help: help)
    }

    /// True if a variable of this name is a text, which has a member for string literals.
    private func isText(_ name: String) -> Bool {
        Variables.names.contains(name)
            || options.contains { $0.form != nil && ($0.name == name || $0.fieldNames.contains(name)) }
    }

    private mutating func report(_ problem: SourceText.Problem, in template: Template) {
        let known = problems[ObjectIdentifier(template), default: []]
        // A partial that is checked again, with fewer names, has the same problems again.
        guard known.count <= Limits.problems, !known.contains(where: { $0.offset == problem.offset }) else {
            return
        }
        problems[ObjectIdentifier(template)] = known + [problem]
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
