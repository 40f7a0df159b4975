extension TemplateSet {

    /// The names of the options that no path and no template reads.
    package var unreadOptions: Set<String> {
        Set(options.map(\.name)).subtracting(outputs.flatMap(options(namedIn:)).map(\.name))
    }

    /// True if a template or a partial reads a variable.
    package func reads(_ variable: String) -> Bool {
        let templates = outputs.flatMap { [$0.path, $0.template].compactMap(\.self) } + partials.values
        return templates.contains { $0.reads(variable) }
    }

    /// True if a template writes a variable, and has no section for the case that it is empty.
    func writesWithoutAsking(_ variable: String) -> Bool {
        let templates = outputs.compactMap(\.template) + partials.values
        return templates.filter { $0.reads(variable) }.map(\.nodes.allNodes).contains { nodes in
            let isWritten = nodes.contains {
                if case .variable(let reference, _) = $0 { reference.first == variable } else { false }
            }
            let isAsked = nodes.contains {
                if case .section(let reference, _, _) = $0 { reference.first == variable } else { false }
            }
            return isWritten && !isAsked
        }
    }

    /// The options that an output's path or template names, or a partial of these. Others do not change its file.
    func options(namedIn output: Output) -> [Option] {
        options(namedIn: [output.path, output.template].compactMap(\.self))
    }

    /// The options that templates name, or partials that they include.
    func options(namedIn templates: [Template]) -> [Option] {
        var names: Set<String> = []
        var included: Set<String> = []
        var pending = templates
        while let template = pending.popLast() {
            let found = Set(template.partialNames.flatMap { options.names(of: $0, among: partials.keys) })
            names.formUnion(template.variables.compactMap(\.first))
            pending += found.subtracting(included).compactMap { partials[$0] }
            included.formUnion(found)
        }
        return options.filter { names.contains($0.name) }
    }
}
