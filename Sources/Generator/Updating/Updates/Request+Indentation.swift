extension Request {

    /// Renders every file of the module, as `render()` does, with another indentation in the Swift files than the templates
    /// have. A file that the set copies stays the same.
    package func render(indentedBy unit: IndentationUnit?) throws(Failure) -> [RenderedFile] {
        let files = try render()
        guard let unit else { return files }
        let isChanged = { (file: RenderedFile) in file.path.isSwift && templateSet.output(of: file)?.template != nil }
        let lines = files.filter(isChanged).flatMap(\.contents.lines)
        guard let indentation = Indentation(of: lines, by: unit.text) else { return files }
        return files.map { file in
            var file = file
            if isChanged(file) { file.contents = indentation.text(file.contents) }
            return file
        }
    }
}
