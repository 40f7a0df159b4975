/// Finds names in templates that have no meaning where they are used: unknown variables and partials, and names of a
/// list's values outside of the list.
struct UnknownNames {

    /// Where a piece of a template is rendered.
    private struct Scope: Equatable {
        /// The names that are known here only: those of the lists whose sections are around it.
        var names: Set<String> = []
        var isPath = false

        func within(_ others: some Sequence<String>) -> Scope { Scope(names: names.union(others), isPath: isPath) }
    }

    private let options: [Option]
    private let partials: [String: Template]
    private let variables: Set<String>

    private var problems: [SourceText: [SourceText.Problem]] = [:]
    /// The scopes of the partials. A partial knows the names that are known at all of the places that include it.
    private var scopes: [String: Scope] = [:]
    /// The partials to check. They are not checked recursively: a chain of them can be very long.
    private var pending: [String] = []
    /// For each block the names of the lists around the places where it is shown.
    private var namesInBlocks: [String: Set<String>] = [:]

    private init(_ options: [Option], _ partials: [String: Template]) {
        (self.options, self.partials) = (options, partials)
        variables = Set(options.variables)
    }

    /// The errors, in the order of the templates' files.
    ///
    /// - Parameter outputs: the templates of files and of their paths. Partials are checked where these include them;
    ///   those that no template includes may be meant for any list.
    static func problems(
        in outputs: [(template: Template, isPath: Bool)],
        options: [Option],
        partials: [String: Template]
    ) -> [Diagnostic] {
        var names = UnknownNames(options, partials)
        var namesInBlocks: [String: Set<String>]
        // The lists around a block decide which names it knows. A pass finds them, and the next one checks with them.
        repeat {
            namesInBlocks = names.namesInBlocks
            (names.problems, names.scopes) = ([:], [:])
            for (template, isPath) in outputs { names.check(template.nodes, of: template, in: Scope(isPath: isPath)) }
            names.checkPartials()
            for name in partials.keys where names.scopes[name] == nil {
                names.include(name, in: Scope(names: Set(options.flatMap(\.namesWithin))))
            }
            names.checkPartials()
        } while names.namesInBlocks != namesInBlocks
        let templates = (outputs.map(\.template) + partials.values).sorted { $0.source.name < $1.source.name }
        return templates.flatMap { $0.source.diagnostics(names.problems[$0.source, default: []]) }.unique
    }

    private mutating func include(_ partial: String, in scope: Scope) {
        var scope = scope
        if let known = scopes[partial] {
            scope.names.formIntersection(known.names)
            scope.isPath = scope.isPath || known.isPath
            if scope == known { return }
        }
        scopes[partial] = scope
        pending.append(partial)
    }

    private mutating func checkPartials() {
        while let name = pending.popLast() {
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
                    check(block.content, of: template, in: scope.within(namesInBlocks[block.name] ?? []))
                }
            case .block(let block):
                namesInBlocks[block.name, default: []].formUnion(scope.names)
                check(block.content, of: template, in: scope)
            }
        }
    }

    private mutating func check(_ name: PartialName, in template: Template, _ scope: Scope) {
        switch name {
        case .literal(let name, let offset):
            if partials[name] == nil {
                report(.unknownPartial(name, among: partials.keys.sorted(), at: offset), in: template)
            }
            include(name, in: scope)
        case .dynamic(let reference):
            check(reference, isWritten: true, in: template, scope)
            for name in options.values(ofChoice: reference.name) ?? Array(partials.keys) { include(name, in: scope) }
        }
    }

    /// - Parameter isWritten: true for a variable, false for a section.
    private mutating func check(_ reference: Reference, isWritten: Bool, in template: Template, _ scope: Scope) {
        guard let first = reference.path.first else { return }
        let name = reference.name
        func report(_ message: String, help: String) {
            self.report(SourceText.Problem(offset: reference.offset, message: message, help: help), in: template)
        }
        if reference.path.count > 1, reference.path.last == Value.literalName {
            let text = Reference(reference.path.dropLast().joined(separator: "."), offset: reference.offset)
            if isText(text.name) { return check(text, isWritten: isWritten, in: template, scope) }
        }
        let list = options.first { $0.isList && $0.name == first }
        if let list, scope.isPath {
            let help = "name the file after the module, or after another option"
            return report("the list '\(list.name)' has no place in a path", help: help)
        }
        // Outside of its section, a list is a condition, and cannot be written.
        let isListAsText = isWritten && name == list?.name
        if variables.contains(name) && !isListAsText || scope.names.contains(name) { return }
        let owners = options.filter { $0.namesWithin.contains(name) }
        if let owner = owners.first {
            let message = "'\(name)' is known only within \(owners.count > 1 ? "a list" : "the list '\(owner.name)'")"
            return report(message, help: "write it between '{{#\(owner.name)}}' and '{{/\(owner.name)}}'")
        }
        if name == "else" {
            let help = "end the section, and begin its opposite: '{{/NAME}}{{^NAME}}'"
            return report("Mustache has no 'else'", help: help)
        }
        if let values = options.values(ofChoice: first), reference.path.count == 2 {
            let value = reference.path[1]
            let help = values.suggestion(for: value, prefix: "\(first).") ?? "its values are \(values.list)"
            return report("\(quoted(String(value))) is no value of the option '\(first)'", help: help)
        }
        let known = (options.variables + options.flatMap(\.namesWithin).filter(scope.names.contains)).unique
        let help = known.suggestion(for: name) ?? "there are \(known.joined(separator: ", "))"
        report("there is no variable '\(name)'", help: help)
    }

    /// Whether a variable of this name has a text, which has a form for string literals.
    private func isText(_ name: String) -> Bool {
        Variables.names.contains(name)
            || options.contains { option in
                switch option.kind {
                case .text, .list: option.name == name || option.fieldNames.contains(name)
                case .flag, .choice: false
                }
            }
    }

    private mutating func report(_ problem: SourceText.Problem, in template: Template) {
        let known = problems[template.source, default: []]
        // A partial that is checked again, with fewer names, has the same problems again.
        guard known.count <= SourceText.maximumProblems, !known.contains(where: { $0.offset == problem.offset }) else {
            return
        }
        problems[template.source] = known + [problem]
    }
}

extension [Option] {

    /// The names that templates may use everywhere.
    var variables: [String] { Variables.names + flatMap(\.variableNames) }

    /// The values of the choice of this name; nil if there is none.
    func values(ofChoice name: String) -> [String]? {
        if case .choice(let values, _)? = first(where: { $0.name == name })?.kind { values } else { nil }
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
