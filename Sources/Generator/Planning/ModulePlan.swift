/// What to do about a file that exists with other content.
public enum ConflictPolicy: Sendable {
    case refuse
    case overwrite
    case skip
}

/// What a run does about one file. The raw value is what is printed.
public enum FileState: String, Sendable {
    case create
    case unchanged
    case overwrite
    /// What the run makes of the file on disk takes its place.
    case merge
    /// The file goes, and its folder with it if nothing is left in that.
    case remove
    case skip
    /// The file is in the way: nothing of the run is written.
    case conflict
    /// A file of the module on disk that this run does not write. Only a check looks for these.
    case stray
}

/// A file with what is at its path and what is done about it. When it is done, what is at the path has to be what the
/// plan knew, or nothing of the run is done.
public struct PlannedFile: Sendable, Equatable {
    /// Relative to the output folder.
    public let path: String
    /// What the run would have at the path; nil for a file that is removed or stray, and for what is where the module's
    /// folder goes.
    public let contents: [UInt8]?
    public let existing: Existing
    public let state: FileState

    package init(path: String, contents: [UInt8]?, existing: Existing, state: FileState) {
        (self.path, self.contents, self.existing, self.state) = (path, contents, existing, state)
    }

    /// True if it is left out because it was deleted by hand.
    package var isMissing: Bool { state == .skip && existing == .absent }

    /// Whether anything is done about it.
    var isChange: Bool {
        switch state {
        case .create, .overwrite, .merge, .remove: true
        case .unchanged, .skip, .conflict, .stray: false
        }
    }
}

/// What a run does about one module: its files, each held against the disk.
public struct ModulePlan: Sendable {
    /// The module's folder, relative to the output folder; nil for files that belong to no module.
    public let folder: String?
    /// Whether the folder is not there, or has nothing in it, so that it can appear as a whole.
    public let isNew: Bool
    /// Whether the folder of a new module is there.
    let hasFolder: Bool
    public let files: [PlannedFile]

    /// What is done about files of a folder that is there, however that was decided.
    package init(_ folder: String?, _ files: [PlannedFile]) {
        (self.folder, isNew, hasFolder, self.files) = (folder, false, false, files)
    }

    /// Holds the files of a module against the disk.
    ///
    /// - Parameters:
    ///   - folder: the module's folder, relative to the output folder; nil for files that belong to no module.
    ///   - files: what was rendered for it.
    ///   - policy: what to do about a file that exists with other content.
    ///   - look: tells what is at a path that is relative to the output folder.
    public init(
        _ folder: String?,
        _ files: [RenderedFile],
        policy: ConflictPolicy,
        look: (String) throws(Failure) -> Existing
    ) throws(Failure) {
        self.folder = folder
        if let folder {
            let existing = try look(folder)
            hasFolder = existing == .folder([])
            isNew = existing == .absent || existing == .folder([])
            if isNew {
                self.files = files.map {
                    PlannedFile(path: $0.path, contents: $0.contents, existing: .absent, state: .create)
                }
                return
            }
            guard case .folder = existing else {
                self.files = [PlannedFile(path: folder, contents: nil, existing: existing, state: .conflict)]
                return
            }
        } else {
            (isNew, hasFolder) = (false, false)
        }
        self.files = try collecting(files) { file throws(Failure) in
            let existing = try look(file.path)
            let state = Self.state(of: existing, wanted: file.contents, policy)
            return PlannedFile(path: file.path, contents: file.contents, existing: existing, state: state)
        }
    }

    private static func state(of existing: Existing, wanted: [UInt8], _ policy: ConflictPolicy) -> FileState {
        switch (existing, policy) {
        case (.absent, _): .create
        case (.file(wanted), _): .unchanged
        case (_, .skip): .skip
        case (_, .overwrite) where canOverwrite(existing): .overwrite
        default: .conflict
        }
    }

    /// Whether a file can take the place of what exists. A link's place is taken, not that of what it leads to.
    package static func canOverwrite(_ existing: Existing) -> Bool {
        switch existing {
        case .file, .link: true
        case .absent, .folder, .other: false
        }
    }

    /// The files that are in the way.
    public var conflicts: [PlannedFile] { files.filter { $0.state == .conflict } }

    /// The files in the module's folders that the run does not write, hidden ones aside.
    ///
    /// - Parameters:
    ///   - folders: where to look, relative to the output folder; folders in these are not looked into.
    ///   - look: tells what is at a path that is relative to the output folder.
    public func strayFiles(
        in folders: Set<String>,
        look: (String) throws(Failure) -> Existing
    ) throws(Failure) -> [PlannedFile] {
        let planned = Set(files.map(\.path))
        var strays: [PlannedFile] = []
        for folder in folders.sorted() {
            guard case .folder(let names) = try look(folder) else { continue }
            for path in names.sorted().filter({ !$0.hasPrefix(".") }).map({ "\(folder)/\($0)" })
            where !planned.contains(path) {
                let existing = try look(path)
                if case .folder = existing { continue }
                strays.append(PlannedFile(path: path, contents: nil, existing: existing, state: .stray))
            }
        }
        return strays
    }

    /// The plan with the stray files, as a check shows it.
    package func withStrayFiles(
        in folders: Set<String>,
        look: (String) throws(Failure) -> Existing
    ) throws(Failure) -> ModulePlan {
        ModulePlan(folder, files + (try strayFiles(in: folders, look: look)))
    }
}
