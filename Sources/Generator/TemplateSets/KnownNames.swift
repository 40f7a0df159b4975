/// The names that the templates of a set may use, and where.
struct KnownNames {

    /// Where a piece of a template is rendered.
    private struct Scope: Hashable {
        /// The lists in whose sections it is.
        var lists: Set<String> = []
        var isPath = false
    }

    /// A partial, and where it is included.
    private struct Visit: Hashable {
        let partial: String
        let scope: Scope
    }

    /// Partials that include each other in ever other lists are in more places than anybody can look at. After so many
    /// steps, a step for each piece of a template and ten for each list around it, further places are taken on trust.
    private static let maximumSteps = 300_000

    private let options: [Option]
    private let partials: [String: Template]
    /// The names that are known everywhere: those of every template, and those of the options.
    let variables: [String]
    /// The same, to be looked up: a choice may have many values.
    private let variableNames: Set<String>

    /// What is wrong, and the texts in which it is in the order in which they were met.
    private var problems: [SourceText: [SourceText.Problem]] = [:]
    private var sources: [SourceText] = []
    private var visits: Set<Visit> = []
    private var steps = 0
    /// The visits that are still to be made: not made one within the other, so that any number of partials may be.
    private var pending: [Visit] = []
    /// The lists that a block is in, where it is shown.
    private var listsOfBlocks: [String: Set<String>] = [:]

    init(options: [Option], partials: [String: Template]) {
        self.options = options
        self.partials = partials
        variables = Variables.names + options.flatMap(\.variableNames)
        variableNames = Set(variables)
    }

    /// The names that a list has within it.
    static func names(within option: Option) -> [String] {
        if case .list(let form) = option.kind { form.names(of: option.name) } else { [] }
    }

    /// Everything that templates name that there is not, with its place.
    ///
    /// - Parameter outputs: the templates of files and of their paths. Partials are looked at where these include them,
    ///   and those that none includes by themselves.
    func problems(in outputs: [(template: Template, isPath: Bool)]) -> [Diagnostic] {
        var names = self
        var blocks: [String: Set<String>]
        // What stands in a block is known only once all places are known where the block is shown.
        repeat {
            blocks = names.listsOfBlocks
            (names.problems, names.sources, names.visits, names.steps) = ([:], [], [], 0)
            for (template, isPath) in outputs {
                names.visit(template.nodes, of: template, in: Scope(isPath: isPath))
            }
            names.visitPartials()
            let included = Set(names.visits.map(\.partial))
            // Who includes the others, and where, nobody knows.
            let anywhere = Scope(lists: Set(options.map(\.name)))
            names.pending = partials.keys.filter { !included.contains($0) }.map { Visit(partial: $0, scope: anywhere) }
            names.visits.formUnion(names.pending)
            names.visitPartials()
        } while names.listsOfBlocks != blocks
        return names.sources.flatMap { $0.diagnostics(names.problems[$0, default: []]) }
    }

    private mutating func visitPartials() {
        var visited: Set<String> = []
        while let visit = pending.popLast() {
            let isFirst = visited.insert(visit.partial).inserted
            guard let partial = partials[visit.partial], isFirst || steps <= Self.maximumSteps else { continue }
            self.visit(partial.nodes, of: partial, in: visit.scope)
        }
    }

    private mutating func visit(_ nodes: [Node], of template: Template, in scope: Scope) {
        steps += nodes.count + 10 * scope.lists.count
        for node in nodes {
            switch node {
            case .text: break
            case .variable(let reference, _): check(reference, isWritten: true, in: template, scope)
            case .section(let reference, let isInverted, let content):
                check(reference, isWritten: false, in: template, scope)
                var inner = scope
                if !isInverted, options.contains(where: { $0.isList && $0.name == reference.name }) {
                    inner.lists.insert(reference.name)
                }
                visit(content, of: template, in: inner)
            case .partial(let name, _, let blocks):
                visit(name, in: template, scope)
                for block in blocks {
                    var inner = scope
                    inner.lists.formUnion(listsOfBlocks[block.name] ?? [])
                    visit(block.content, of: template, in: inner)
                }
            case .block(let block):
                listsOfBlocks[block.name, default: []].formUnion(scope.lists)
                visit(block.content, of: template, in: scope)
            }
        }
    }

    private mutating func visit(_ name: PartialName, in template: Template, _ scope: Scope) {
        var names: [String]
        switch name {
        case .literal(let name, let offset):
            names = [name]
            if partials[name] == nil {
                report(.unknownPartial(name, among: partials.keys.sorted(), at: offset), in: template)
            }
        case .dynamic(let reference):
            check(reference, isWritten: true, in: template, scope)
            names = Array(partials.keys)
            let option = options.first { $0.name == reference.name }
            if case .choice(let values, _)? = option?.kind { names = values }
        }
        pending += names.map { Visit(partial: $0, scope: scope) }.filter { visits.insert($0).inserted }
    }

    /// - Parameter isWritten: whether the value is written, or only asked for by a section.
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
        let lists = options.filter { scope.lists.contains($0.name) }
        let isOutside = list.map { !scope.lists.contains($0.name) } ?? false
        if variableNames.contains(name), !(isOutside && isWritten && name == first) { return }
        if lists.contains(where: { Self.names(within: $0).contains(name) }) { return }
        // Suggestions take time, and of a thousand nobody reads the last.
        guard problems[template.source, default: []].count <= SourceText.maximumProblems else { return }
        let owners = options.filter { Self.names(within: $0).contains(name) }
        if let owner = owners.first {
            let message = "'\(name)' is known only within \(owners.count > 1 ? "a list" : "the list '\(owner.name)'")"
            return report(message, help: "write it between '{{#\(owner.name)}}' and '{{/\(owner.name)}}'")
        }
        let known = variables + lists.flatMap(Self.names)
        let help = known.suggestion(for: name) ?? "there are \(known.joined(separator: ", "))"
        report("there is no variable '\(name)'", help: help)
    }

    /// Whether the name is that of a text, wherever it is known.
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
        if problems[template.source] == nil { sources.append(template.source) }
        // A partial that is included twice has its mistakes once.
        guard problems[template.source]?.contains(problem) != true else { return }
        problems[template.source, default: []].append(problem)
    }
}

extension Option {

    var isList: Bool {
        if case .list = kind { true } else { false }
    }

    /// Its variable, and the members that this has everywhere.
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
