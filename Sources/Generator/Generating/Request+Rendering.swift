extension Request {

    /// Renders every file of the module, in the order of their paths. A file that would hold nothing but white space is
    /// left out.
    ///
    /// - Throws: a `data` failure for templates that cannot be rendered with these values or give an impossible path, a
    ///   `usage` failure for a module's name that makes a file's name too long.
    public func render() throws(Failure) -> [RenderedFile] { try render(indentedBy: nil) }

    /// Renders the files as `render()` does, with another indentation in the Swift files than the templates have. A file that
    /// the set copies stays the same.
    package func render(indentedBy unit: IndentationUnit?) throws(Failure) -> [RenderedFile] {
        var size = 0
        let files = try collecting(outputs) { output throws(Failure) -> RenderedFile? in
            guard size <= Limits.size, let file = try render(output) else { return nil }
            size += file.contents.count
            guard size > Limits.size else { return file }
            let message = "with this file, the module has more than \(Limits.size >> 20) MB"
            let help = "look whether a partial or a list is written again and again"
            throw Failure(.data, message, at: Diagnostic.Place(file: output.name), help: help)
        }.compactMap(\.self).sorted { $0.path < $1.path }
        let collisions = Self.collisions(files, below: module.folder)
        if !collisions.isEmpty { throw Failure(.data, collisions) }
        guard let unit else { return files }
        let isChanged = { (file: RenderedFile) in file.path.isSwift && templateSet.output(of: file)?.template != nil }
        let lines = files.filter(isChanged).flatMap(\.contents.lines)
        guard let indentation = Indentation(of: lines, by: Line(unit.text)) else { return files }
        return files.map { file in
            var file = file
            if isChanged(file) { file.contents = indentation.text(file.contents) }
            return file
        }
    }

    /// - Returns: nil for a file that would hold nothing but white space.
    func render(_ output: TemplateSet.Output) throws(Failure) -> RenderedFile? {
        let name = try path(of: output)
        try check(name, of: output)
        let path = Path.join(module.folder, name)
        let contents = try output.template.map { template throws(Failure) in try render(template, at: path).text }
        if let contents, contents.allSatisfy(\.isSpace) { return nil }
        var file = RenderedFile(
            path: path,
            contents: contents ?? output.contents,
            purpose: output.purpose,
            isExecutable: output.isExecutable
        )
        file.source = output.name
        return file
    }

    /// The path of an output's file within the module's folder.
    func path(of output: TemplateSet.Output) throws(Failure) -> String {
        String(decoding: try render(output.path, at: "").text, as: UTF8.self)
    }

    /// - Parameter path: the file's; empty while the path itself is rendered.
    func render(
        _ template: Template,
        at path: String,
        sourceMap: SourceMap? = nil
    ) throws(Failure) -> (text: [UInt8], sourceMap: SourceMap?) {
        let (variables, partials, escaping) = (variables(at: path), templateSet.partials, Escaping(path: path))
        let rendered = try template.render(variables, partials: partials, escaping: escaping, sourceMap: sourceMap)
        guard case .none = escaping, Escaping.isXML(rendered.text) else { return rendered }
        return try template.render(variables, partials: partials, escaping: .xml, sourceMap: sourceMap)
    }

    private func check(_ path: String, of output: TemplateSet.Output) throws(Failure) {
        let parts = path.allPathParts
        let depth = module.folder.pathParts.count + parts.count
        let place = Diagnostic.Place(file: output.path.source.name)
        if path.unicodeScalars.contains(where: { !$0.isVisible }) || parts.contains(where: ["", ".", ".."].contains) {
            let help = "every folder in it, and the file, needs a name that can be seen"
            throw Failure(.data, "this template's file would be at \(quoted(path))", at: place, help: help)
        }
        guard depth <= Limits.folderDepth else {
            let message = "this file of the module \(quoted(module.folder)) would be \(depth - 1) folders deep"
            throw Failure(.data, message, at: place, help: "\(Limits.folderDepth - 1) are the most")
        }
        if let long = parts.first(where: { $0.utf8.count > Limits.nameLength }) {
            let problem = "its file \(quoted(long)) would have a name of \(long.utf8.count) bytes"
            throw Failure(.usage, "\(quoted(module.name.text)) is too long: \(problem)", help: "choose a shorter name")
        }
    }

    /// The errors for files at the path of another file, or of another file's folder. Tests count too: they may go into
    /// the modules' folder.
    private static func collisions(_ files: [RenderedFile], below folder: String) -> [Diagnostic] {
        // The templates by the paths of their files within the module.
        var names = [String: String](minimumCapacity: files.count)
        let paths = files.map { ($0.path.rest(below: folder) ?? $0.path).folded }
        func collision(at path: String, of file: RenderedFile) -> Diagnostic? {
            let name = file.source
            guard let other = names[path] else { return nil }
            // The order of the two may differ with other options, but the message is the same.
            let place = Diagnostic.Place(file: max(name, other))
            let message = "'\(min(name, other))' writes to the path of this template's file too"
            let help = "give one of them another name, or a condition; one of the paths is '\(file.path)'"
            return Diagnostic(message, at: place, help: help)
        }
        let ofPaths = zip(paths, files).compactMap { path, file in
            defer { names[path] = file.source }
            return collision(at: path, of: file)
        }
        let ofFolders = zip(paths, files).compactMap { path, file in
            path.hasSlash ? path.parents.lazy.compactMap { collision(at: $0, of: file) }.first : nil
        }
        return ofPaths + ofFolders
    }

    // MARK: - Paths of all outputs -

    /// The folders that files of the module may be in, relative to the output folder. Files that are empty with these
    /// options count too.
    package func folders(for purpose: FilePurpose) throws(Failure) -> Set<String> {
        let inner = try paths(for: purpose).map { Path.parent(ofItem: Path.join(module.folder, $0)) }
        return Set([module.folder] + inner)
    }

    /// The paths of the module's files within its folder, with those of files that are empty with these options.
    package func paths(for purpose: FilePurpose) throws(Failure) -> [String] {
        try collecting(templateSet.outputs.filter { $0.purpose == purpose }, path)
    }
}

extension String {

    /// The folders that a relative path goes through: `A` and `A/B` for `A/B/Login`.
    var parents: [String] { Path.ancestors(of: self).dropFirst().dropLast().reversed() }
}
