/// A file of a set as a request writes it for any module: its path and its contents, with gaps for the module's names.
struct FileForm: Sendable {

    let path: UnfilledText
    /// Nil for a copy.
    let contents: UnfilledText?

    /// True if a name of the module is in the extension, which decides how the contents are escaped.
    var hasNameInExtension: Bool {
        let dot = path.bytes.lastIndex(of: UInt8(ascii: ".")) ?? path.bytes.count
        return path.gaps.contains { $0.offset > dot }
    }
}

extension Request {

    /// The outputs whose files are rendered.
    var outputs: [TemplateSet.Output] { templateSet.outputs.filter { includesTests || $0.purpose == .module } }

    /// The same request, which renders its templates once for all modules that it is copied for.
    package var prepared: Request {
        var copy = self
        var forms: [FileForm] = []
        var size = 0
        for output in outputs {
            // If something is wrong, rendering a module reports it.
            guard size <= Limits.size, let form = try? form(of: output), !form.hasNameInExtension else { return self }
            size += form.contents?.bytes.count ?? 0
            forms.append(form)
        }
        copy.forms = forms
        return copy
    }

    /// The file of an output, as it is in every module.
    func form(of output: TemplateSet.Output) throws(Failure) -> FileForm {
        let path = try form(ofPathOf: output)
        let (values, escaping) = ([commonVariables, Variables.later], Escaping(path: text(of: path)))
        let contents = try output.template.map { template throws(Failure) in
            try template.renderUnfilled(values, partials: templateSet.partials, escaping: escaping)
        }
        return FileForm(path: path, contents: contents)
    }

    private func form(ofPathOf output: TemplateSet.Output) throws(Failure) -> UnfilledText {
        let values = [commonVariables, Variables.laterInPaths]
        return try output.path.renderUnfilled(values, partials: templateSet.partials, escaping: .none)
    }

    /// The path of an output's file within the module's folder.
    func path(of output: TemplateSet.Output) throws(Failure) -> String { text(of: try form(ofPathOf: output)) }

    /// A path of this module.
    func text(of path: UnfilledText) -> String { String(decoding: path.filled(with: spellings), as: UTF8.self) }

    /// The contents of a file of this module.
    ///
    /// - Parameter path: the file's, below the output folder.
    func contents(_ text: UnfilledText, at path: String) -> [UInt8] {
        text.filled(with: spellings + Variables.texts(ofFileAt: path))
    }

    /// The source map of a file that this request renders. The file is rendered once more for it, so that other
    /// renderings need not make one.
    ///
    /// - Parameter path: the file's, as `render` gives it.
    /// - Returns: nil for a file that is copied, or that the request does not render.
    /// - Throws: what `render` throws.
    package func sourceMap(ofFileAt path: String) throws(Failure) -> SourceMap? {
        let file = try render().first { $0.path == path }
        guard let template = file.flatMap(templateSet.output)?.template else { return nil }
        let texts = zip(Variables.ofModule, spellings + Variables.texts(ofFileAt: path))
        let ofModule = Value.map(Dictionary(uniqueKeysWithValues: texts.map { ($0, .text($1)) }))
        let (values, partials) = ([commonVariables, ofModule], templateSet.partials)
        let escaping = Escaping(path: path)
        return try template.render(values, partials: partials, escaping: escaping, sourceMap: SourceMap()).sourceMap
    }
}

extension TemplateSet {

    /// The output that a file was rendered from.
    func output(of file: RenderedFile) -> Output? { outputs.first { $0.name == file.source } }
}
