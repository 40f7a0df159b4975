/// What to do about a file that exists with other content.
package enum ConflictPolicy: Sendable {
    case refuse
    case overwrite
    case skip
}

/// What a run does about one file. The raw value is what is printed.
package enum FileState: String, Sendable {
    case create
    case unchanged
    case overwrite
    /// The run replaces the file by a changed version of it.
    case merge
    /// The file is deleted, and its folder too if that becomes empty.
    case remove
    case skip
    /// The file is in the way: nothing of the run is written.
    case conflict
    /// A file on disk that this run does not write. Only checks and recorded snapshots look for these.
    case stray

    /// Whether the run changes the file.
    package var isChange: Bool { [.create, .overwrite, .merge, .remove].contains(self) }
}

/// A file, what is at its path now, and what the run does about it. If the file on disk has changed when the run writes,
/// the run changes nothing.
package struct PlannedFile: Sendable, Equatable {
    /// Relative to the output folder.
    package let path: String
    /// The new contents; nil if there are none, as for a file that is deleted, stray or in the way of the module's
    /// folder.
    package internal(set) var contents: [UInt8]?
    package let existing: Existing
    package internal(set) var state: FileState
    /// The output folder that the path is in.
    package let purpose: FilePurpose
    /// True if the new contents have markers of conflicts.
    package var hasMarkers = false
    /// True for a new file that is to be executable.
    let isExecutable: Bool

    package init(
        path: String,
        contents: [UInt8]? = nil,
        existing: Existing,
        state: FileState,
        purpose: FilePurpose = .module,
        isExecutable: Bool = false
    ) {
        self.path = path
        self.contents = contents
        self.existing = existing
        self.state = state
        self.purpose = purpose
        self.isExecutable = isExecutable
    }

    /// True if it is left out because it was deleted by hand.
    package var isMissing: Bool { state == .skip && existing == .absent }

    /// Whether the run changes it.
    var isChange: Bool { state.isChange }

    /// The problem of a file in the state `conflict`.
    ///
    /// - Parameter path: the file's, as the person would name it.
    package func conflict(at path: String) -> String {
        if contents == nil { return "'\(path)' is in the place of the module's folder" }
        return switch existing {
        case .absent, .file: "'\(path)' exists with other content"
        case .folder: "'\(path)' is a folder"
        case .link: "'\(path)' is a symlink"
        case .other: "'\(path)' is not a file"
        }
    }
}

extension PlannedFile {

    /// True for a file that is on disk after the change.
    var isOnDiskAfter: Bool {
        switch (state, existing) {
        case (.create, _): true
        case (.remove, _), (.stray, _), (.skip, .absent), (_, .folder), (_, .other): false
        default: true
        }
    }

    /// True if a check reports no difference.
    package var isUpToDate: Bool { state == .unchanged || state == .skip }

    // MARK: - Comparing with the disk -

    /// Compares the files of a module with the disk.
    ///
    /// - Parameters:
    ///   - files: what was rendered for it.
    ///   - folder: the module's folder, relative to the output folder; nil for files that belong to no module.
    ///   - policy: what to do about a file that exists with other content.
    ///   - look: returns what is at a path that is relative to the output folder.
    static func comparing(
        _ files: [RenderedFile],
        in folder: String?,
        policy: ConflictPolicy,
        look: (String) throws(Failure) -> Existing
    ) throws(Failure) -> [PlannedFile] {
        var isNew = false
        if let folder {
            let existing = try look(folder)
            switch existing {
            case .absent: isNew = true
            case .folder: break
            case .file, .link, .other:
                let purpose = files.first?.purpose ?? .module
                return [PlannedFile(path: folder, existing: existing, state: .conflict, purpose: purpose)]
            }
        }
        return try collecting(files) { file throws(Failure) in
            let existing = isNew ? .absent : try look(file.path)
            let state = state(of: existing, wanted: file.contents, policy)
            // A file that is unchanged may have a byte order mark.
            let kept: [UInt8]? = if case .file(let bytes) = existing, state == .unchanged { bytes } else { nil }
            return PlannedFile(
                path: file.path,
                contents: kept ?? file.contents,
                existing: existing,
                state: state,
                purpose: file.purpose,
                isExecutable: file.isExecutable
            )
        }
    }

    private static func state(of existing: Existing, wanted: [UInt8], _ policy: ConflictPolicy) -> FileState {
        switch (existing, policy) {
        case (.absent, _): .create
        // A person's editor may have added a byte order mark.
        case (.file(let contents), _) where contents.withoutByteOrderMark == wanted.withoutByteOrderMark: .unchanged
        case (_, .skip): .skip
        case (_, .overwrite) where canOverwrite(existing): .overwrite
        default: .conflict
        }
    }

    /// Whether a file can replace what exists. A symlink itself is replaced, not its target.
    package static func canOverwrite(_ existing: Existing) -> Bool {
        switch existing {
        case .file, .link: true
        case .absent, .folder, .other: false
        }
    }

    /// The files of a module's folder that the run does not write.
    ///
    /// - Parameters:
    ///   - planned: the module's files in this output folder.
    ///   - files: those in the module's folder.
    ///   - look: returns what is at a path that is relative to the output folder.
    package static func strays(
        beside planned: [PlannedFile],
        among files: [OutputFolder.File],
        look: (String) throws(Failure) -> Existing
    ) throws(Failure) -> [PlannedFile] {
        let paths = Set(planned.map(\.path))
        let purpose = planned.first?.purpose ?? .module
        let strays = files.filter { !paths.contains($0.path) }
        // A folder behind a symlink is not the module's.
        let symlinks = Set(strays.compactMap(\.symlink))
        return try strays.map { $0.symlink ?? $0.path }.unique.map { path throws(Failure) in
            let existing = try symlinks.contains(path) ? .link : look(path)
            return PlannedFile(path: path, existing: existing, state: .stray, purpose: purpose)
        }
    }
}
