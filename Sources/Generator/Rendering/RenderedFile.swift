/// A file that a request asks for, in memory.
public struct RenderedFile: Sendable, Equatable {

    /// Which folder a file goes into: that of the modules, or that of their tests.
    public enum Purpose: Sendable {
        case module
        case tests
    }

    /// Relative to the output folder, with `/` between folders: `Login/LoginPresenter.swift`.
    public let path: String
    public let contents: [UInt8]
    public let purpose: Purpose

    public init(path: String, contents: [UInt8], purpose: Purpose = .module) {
        self.path = path
        self.contents = contents
        self.purpose = purpose
    }
}

extension Request {

    /// Renders every file of the module, in the order of their paths. A file that would hold nothing but white space is
    /// left out.
    ///
    /// - Throws: a `data` failure for templates that cannot be rendered with these values or give a path that cannot be.
    public func render() throws(Failure) -> [RenderedFile] {
        try renderOutputs().map(\.file)
    }

    /// The same files, each with what it comes from.
    func renderOutputs() throws(Failure) -> [(output: TemplateSet.Output, file: RenderedFile)] {
        let options = templateSet.options.map { ($0.name, $0.variable(values[$0.name] ?? $0.defaultValue)) }
        let variables = Variables.of(module, in: project).merging(options) { own, _ in own }
        let outputs = templateSet.outputs.filter { includesTests || $0.purpose == .module }
        let rendered = try collecting(outputs) { output throws(Failure) in (output, try render(output, variables)) }
        let files = rendered.compactMap { output, file in file.map { (output: output, file: $0) } }
            .sorted { $0.file.path < $1.file.path }
        for ((_, file), (other, next)) in zip(files, files.dropFirst()) {
            // Folders on a Mac do not tell capitals from small letters.
            guard file.path.lowercased() == next.path.lowercased(), file.purpose == next.purpose else { continue }
            let place = Diagnostic.Place(file: other.path.source.name)
            let help = "give one of them another name, or a condition"
            throw Failure(.data, "another template writes '\(file.path)' too", at: place, help: help)
        }
        return files
    }

    private func render(_ output: TemplateSet.Output, _ variables: [String: Value]) throws(Failure) -> RenderedFile? {
        let name = try render(output.path, .none, variables.merging(Variables.ofFile(at: "")) { own, _ in own })
        try check(name, of: output)
        let path = "\(module.folder)/\(name)"
        switch output.contents {
        case .copy(let bytes): return RenderedFile(path: path, contents: bytes, purpose: output.purpose)
        case .template(let template):
            let variables = variables.merging(Variables.ofFile(at: path)) { own, _ in own }
            let text = try render(template, Escaping(path: path), variables)
            if text.utf8.allSatisfy(isWhiteSpace) { return nil }
            return RenderedFile(path: path, contents: Array(text.utf8), purpose: output.purpose)
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
