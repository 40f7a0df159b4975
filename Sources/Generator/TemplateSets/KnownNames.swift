/// The names that the templates of a set may use.
struct KnownNames {
    private let options: [Option]
    private let partials: [String]

    init(options: [Option], partials: [String]) {
        self.options = options
        self.partials = partials
    }

    /// Everything a template names that there is not, with its place.
    func problems(in template: Template) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        template.nodes.walk { node in
            let problem: Diagnostic? =
                switch node {
                case .variable(let reference, _), .section(let reference, _, _): problem(with: reference, in: template)
                case .partial(.dynamic(let reference), _, _): problem(with: reference, in: template)
                case .partial(.literal(let name, let offset), _, _) where !partials.contains(name):
                    Failure.unknownPartial(name, among: partials, at: template.source.place(at: offset)).diagnostics[0]
                case .partial, .text, .block: nil
                }
            if let problem { problems.append(problem) }
        }
        return problems
    }

    private func problem(with reference: Reference, in template: Template) -> Diagnostic? {
        if reference.path.isEmpty || variables.contains(reference.name) { return nil }
        let help = variables.suggestion(for: reference.name) ?? "there are \(variables.joined(separator: ", "))"
        let place = template.source.place(at: reference.offset)
        return Diagnostic("there is no variable '\(reference.name)'", at: place, help: help)
    }

    /// The variables of every template, the options', and one for each value of a choice.
    var variables: [String] {
        Variables.names
            + options.flatMap { option in
                if case .choice(let values, _) = option.kind {
                    [option.name] + values.map { "\(option.name).\($0)" }
                } else {
                    [option.name]
                }
            }
    }
}
