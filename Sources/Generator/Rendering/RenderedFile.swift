/// A file that a request asks for, in memory.
public struct RenderedFile: Sendable, Equatable {
    /// Relative to the output folder, with `/` between folders: `Login/LoginPresenter.swift`.
    public let path: String
    public let contents: [UInt8]
}

extension Request {

    /// Renders every file of the module, in the order of their paths. A file that would hold nothing but white space is
    /// left out.
    ///
    /// - Throws: a `data` failure for templates that cannot be rendered with these values or give a path that cannot be.
    public func render() throws(Failure) -> [RenderedFile] {
        let options = templateSet.options.map { ($0.name, $0.variable(values[$0.name] ?? $0.defaultValue)) }
        let variables = Variables.of(module, in: project).merging(options) { own, _ in own }
        let rendered = try collecting(templateSet.outputs) { output throws(Failure) in try render(output, variables) }
        let files = rendered.compactMap { $0 }.sorted { $0.path < $1.path }
        // Folders on a Mac do not tell capitals from small letters.
        for (file, next) in zip(files, files.dropFirst()) where file.path.lowercased() == next.path.lowercased() {
            throw Failure(
                .data,
                "two templates write '\(file.path)'",
                at: Diagnostic.Place(file: templateSet.location),
                help: "give one of them another name, or a condition"
            )
        }
        return files
    }

    private func render(_ output: TemplateSet.Output, _ variables: [String: Value]) throws(Failure) -> RenderedFile? {
        let name = try render(output.path, .none, variables.merging(Variables.ofFile(at: "")) { own, _ in own })
        try check(name, of: output)
        let path = "\(module.folder)/\(name)"
        switch output.contents {
        case .copy(let bytes): return RenderedFile(path: path, contents: bytes)
        case .template(let template):
            let variables = variables.merging(Variables.ofFile(at: path)) { own, _ in own }
            let text = try render(template, Escaping(path: path), variables)
            return text.utf8.allSatisfy(isWhiteSpace) ? nil : RenderedFile(path: path, contents: Array(text.utf8))
        }
    }

    private func render(
        _ template: Template,
        _ escaping: Escaping,
        _ variables: [String: Value]
    ) throws(Failure) -> String {
        try template.render(.map(variables), partials: templateSet.partials, escaping: escaping, requiresPartials: true)
    }

    private func isWhiteSpace(_ byte: UInt8) -> Bool {
        " \t\r\n".utf8.contains(byte)
    }

    private func check(_ path: String, of output: TemplateSet.Output) throws(Failure) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let place = Diagnostic.Place(file: output.path.source.name)
        if parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." || $0.utf8.contains(0) }) {
            let help = "every folder in it, and the file, needs a name"
            throw Failure(.data, "this template's file would be at \(quoted(path))", at: place, help: help)
        }
        if let long = parts.first(where: { $0.utf8.count > Module.longestName }) {
            let problem = "its file '\(quoted(String(long)))' would have a name of \(long.utf8.count) bytes"
            throw Failure(.usage, "\(quoted(module.name.text)) is too long: \(problem)", help: "choose a shorter name")
        }
    }
}
