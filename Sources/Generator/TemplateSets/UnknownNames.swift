/// Finds names in templates that have no meaning where they are used: unknown variables and partials, and names of a
/// list's values outside of the list.
struct UnknownNames {

    /// Where a piece of a template is rendered.
    private struct Scope: Hashable {
        /// The lists whose sections are around it.
        var lists: Set<String> = []
        var isPath = false

        func within(_ others: Set<String>) -> Scope { Scope(lists: lists.union(others), isPath: isPath) }
    }

    private struct Inclusion: Hashable {
        let partial: String
        let scope: Scope
    }

    /// Partials can include each other within exponentially many combinations of lists. Beyond this, each partial is
    /// checked in one of them.
    private static let maximumInclusions = 10_000

    private let options: [Option]
    private let partials: [String: Template]
    private let variables: Set<String>

    private var problems: [SourceText: [SourceText.Problem]] = [:]
    private var included: Set<String> = []
    private var inclusions: Set<Inclusion> = []
    /// The inclusions to check. Partials are not checked recursively: a chain of them can be very long.
    private var pending: [Inclusion] = []
    /// For each block the lists around the places where it is shown.
    private var listsOfBlocks: [String: Set<String>] = [:]

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
        var listsOfBlocks: [String: Set<String>]
        // Names in a block are checked by the lists around it. These are known after a first pass, which may check too few.
        repeat {
            listsOfBlocks = names.listsOfBlocks
            (names.problems, names.included, names.inclusions) = ([:], [], [])
            for (template, isPath) in outputs { names.check(template.nodes, of: template, in: Scope(isPath: isPath)) }
            names.checkInclusions()
            for name in partials.keys where !names.included.contains(name) {
                names.include(name, in: Scope(lists: Set(options.map(\.name))))
            }
            names.checkInclusions()
        } while names.listsOfBlocks != listsOfBlocks
        let templates = (outputs.map(\.template) + partials.values).sorted { $0.source.name < $1.source.name }
        return templates.flatMap { $0.source.diagnostics(names.problems[$0.source, default: []]) }.unique
    }

    private mutating func include(_ partial: String, in scope: Scope) {
        let inclusion = Inclusion(partial: partial, scope: scope)
        let isFirst = included.insert(partial).inserted
        guard isFirst || inclusions.count < Self.maximumInclusions else { return }
        if inclusions.insert(inclusion).inserted { pending.append(inclusion) }
    }

    private mutating func checkInclusions() {
        while let inclusion = pending.popLast() {
            guard let partial = partials[inclusion.partial] else { continue }
            check(partial.nodes, of: partial, in: inclusion.scope)
        }
    }

    private mutating func check(_ nodes: [Node], of template: Template, in scope: Scope) {
        for node in nodes {
            switch node {
            case .text: break
            case .variable(let reference, _): check(reference, isWritten: true, in: template, scope)
            case .section(let reference, let isInverted, let content):
                check(reference, isWritten: false, in: template, scope)
                let isList = !isInverted && options.contains { $0.isList && $0.name == reference.name }
                check(content, of: template, in: scope.within(isList ? [reference.name] : []))
            case .partial(let name, _, let blocks):
                check(name, in: template, scope)
                for block in blocks {
                    check(block.content, of: template, in: scope.within(listsOfBlocks[block.name] ?? []))
                }
            case .block(let block):
                listsOfBlocks[block.name, default: []].formUnion(scope.lists)
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
        let isListAsText = isWritten && name == first && list.map { !scope.lists.contains($0.name) } ?? false
        if variables.contains(name), !isListAsText { return }
        let lists = options.filter { scope.lists.contains($0.name) }
        if lists.contains(where: { $0.namesWithin.contains(name) }) { return }
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
        let known = options.variables + lists.flatMap(\.namesWithin)
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
        // A partial that is included twice is checked twice.
        guard known.count <= SourceText.maximumProblems, !known.contains(problem) else { return }
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
