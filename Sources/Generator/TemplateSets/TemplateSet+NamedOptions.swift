extension TemplateSet {

    /// The names of the options that no path and no template reads.
    package var unreadOptions: Set<String> {
        Set(options.map(\.name)).subtracting(outputs.flatMap(options(namedIn:)).map(\.name))
    }

    /// The options that an output's path or template names, or a partial of these. Others do not change its file.
    func options(namedIn output: Output) -> [Option] {
        options(namedIn: [output.path, output.template].compactMap(\.self))
    }

    /// The options that templates name, or partials that they include.
    func options(namedIn templates: [Template]) -> [Option] {
        let names = Set(withPartials(templates).flatMap(\.variables).compactMap(\.path.first))
        return options.filter { names.contains($0.name) }
    }

    /// Templates, and the partials that they include.
    func withPartials(_ templates: [Template]) -> [Template] {
        var (all, pending) = (templates, templates)
        var included: Set<String> = []
        while let template = pending.popLast() {
            let names = template.partialNames.flatMap { options.names(of: $0, among: partials.keys) }
            let new = names.filter { included.insert($0).inserted }.compactMap { partials[$0] }
            all += new
            pending += new
        }
        return all
    }
}
