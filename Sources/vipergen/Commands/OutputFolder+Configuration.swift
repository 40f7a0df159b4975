import VipergenGenerator

extension OutputFolder {

    /// The configuration in this folder while a run holds its lock: another run may have written it since this one began.
    ///
    /// - Returns: what is at its path, and the configuration if that is a file.
    /// - Throws: a `data` failure if the configuration is wrong.
    func configuration() throws(Failure) -> (existing: Existing, configuration: Configuration?) {
        let existing = try look(Configuration.fileName)
        guard case .file(let bytes) = existing else { return (existing, nil) }
        let file = shown(Configuration.fileName)
        return (existing, try Configuration(SourceFile(path: file, contents: bytes).text(named: file), file: file))
    }
}
