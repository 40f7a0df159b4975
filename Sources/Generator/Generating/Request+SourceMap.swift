extension Request {

    /// The source map of a file that this request renders. The file is rendered once more for it, so that other
    /// renderings need not make one.
    ///
    /// - Parameter path: the file's, as `render` gives it.
    /// - Returns: nil for a file that is copied, or that the request does not render.
    /// - Throws: what `render` throws.
    package func sourceMap(ofFileAt path: String) throws(Failure) -> SourceMap? {
        let file = try render().first { $0.path == path }
        guard let template = file.flatMap(templateSet.output)?.template else { return nil }
        return try render(template, at: path, sourceMap: SourceMap()).sourceMap
    }
}

extension TemplateSet {

    /// The output that a file was rendered from.
    func output(of file: RenderedFile) -> Output? { outputs.first { $0.name == file.source } }
}
