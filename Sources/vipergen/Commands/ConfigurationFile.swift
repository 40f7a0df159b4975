import VipergenGenerator

/// The configuration's file while a run holds its lock: another run may have written it since this one began.
struct ConfigurationFile {

    private let folder: OutputFolder
    let existing: Existing
    /// Nil if there is no such file.
    let configuration: Configuration?

    /// - Throws: a `data` failure if the configuration is wrong.
    init(in folder: OutputFolder) throws(Failure) {
        self.folder = folder
        existing = try folder.look(Configuration.fileName)
        guard case .file(let bytes) = existing else {
            configuration = nil
            return
        }
        let file = folder.shown(Configuration.fileName)
        configuration = try Configuration(SourceFile(path: file, contents: bytes).text(named: file), file: file)
    }

    /// The change of the file to a new text; nil leaves it as it is.
    func change(to text: String?, _ state: FileState) -> Change {
        let contents = text.map { Array($0.utf8) }
        let path = Configuration.fileName
        let file = PlannedFile(path: path, contents: contents, existing: existing, state: state)
        return Change(ModulePlan(nil, [file]), in: folder)
    }
}
