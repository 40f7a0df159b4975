extension Request {

    /// Where each piece of a file is from that this request renders. It is found by rendering the file once more, so
    /// that only a file that somebody asks about costs anything.
    ///
    /// - Parameter path: the file's, as `render` gives it.
    /// - Returns: nil for a file that is copied, or that the request does not render.
    /// - Throws: what `render` throws.
    package func origins(ofFileAt path: String) throws(Failure) -> Origins? {
        guard let output = try renderOutputs().first(where: { $0.file.path == path })?.output,
            case .template(let template) = output.contents
        else { return nil }
        var variables = variables
        Variables.set(path, in: &variables)
        return try template.origins(.map(variables), partials: templateSet.partials, escaping: Escaping(path: path))
    }
}
