extension StagingFolder {

    // MARK: - Doing -

    /// Does a step that was prepared.
    ///
    /// - Throws: a failure after which the step may be done in part; it can be taken back then as before.
    func perform(_ step: Step) throws(Failure) {
        let (number, path) = (step.number, step.path)
        switch step.action {
        case .makeFolder:
            if try !folder.makeFolder(path), try folder.status(path)?.isFolder != true { throw appeared(path) }
        case .putFolder:
            // An empty folder that is there is kept: nothing else brings its owner and permissions back.
            if step.expected == .folder {
                try folder.move(path, to: original(number))
                guard try folder.names(in: original(number)).isEmpty else { throw appeared(path) }
            }
            do {
                try folder.move(prepared(number), to: path)
            } catch {
                // Somebody may have made it meanwhile, and put something into it.
                throw try folder.status(path) == nil ? error : appeared(path)
            }
        case .putFile:
            if folder.link(prepared(number), to: path) { return }
            guard try folder.status(path) == nil else { throw appeared(path) }
            // A file system without hard links.
            try folder.move(prepared(number), to: path)
        case .replaceFile:
            // The file is at its path all the time, where hard links are possible.
            if !folder.link(path, to: original(number)) { try folder.move(path, to: original(number)) }
            try folder.move(prepared(number), to: path)
            try check(step)
        case .removeFile:
            try folder.move(path, to: original(number))
            try check(step)
        case .removeFolder:
            guard try folder.status(path)?.isFolder == true, try folder.names(in: path).isEmpty else { return }
            try folder.move(path, to: original(number))
            guard try folder.names(in: original(number)).isEmpty else { throw appeared(path) }
        }
    }

    /// - Throws: a `cannotCreate` failure if what a step took away is not what the plan knew.
    private func check(_ step: Step) throws(Failure) {
        let original = original(step.number)
        let isSame =
            switch step.expected {
            case .file(let hash): try folder.read(original).map(Step.Expected.hash) == hash
            case .link: try folder.status(original)?.isLink == true
            case .nothing, .folder, .other: false
            }
        guard isSame else {
            let message = "\(quoted(folder.shown(step.path))) was changed during this run"
            throw Failure(.cannotCreate, message, help: "run the command again")
        }
    }

    private func appeared(_ path: String) -> Failure {
        let message = "cannot create \(quoted(folder.shown(path))): it appeared during this run"
        return Failure(.cannotCreate, message, help: "run the command again")
    }

    // MARK: - Taking back -

    /// What came of taking a step back.
    enum Outcome: Equatable {
        case done
        /// What is there is not what the step put there, so it stays.
        case changed(hasOriginal: Bool)
    }

    /// Takes back a step as far as it was done, which the disk tells. Doing so again does no harm.
    ///
    /// - Parameter start: when the steps were begun, if that was another run: what was changed since is somebody's work.
    func takeBack(_ step: Step, since start: Folder.Time? = nil) throws(Failure) -> Outcome {
        let (original, path) = (original(step.number), step.path)
        // Nobody but a run that was killed by hand-made journals would lead elsewhere.
        guard try folder.leadsStraight(to: path) else {
            return .changed(hasOriginal: try folder.status(original) != nil)
        }
        let (current, old) = (try folder.status(path), try folder.status(original))
        // What somebody else made may have the number of an inode that is gone.
        let isPut =
            step.inode != 0 && current?.inode == step.inode && current?.isFolder == (step.action == .putFolder)
        switch step.action {
        case .makeFolder:
            try folder.removeFolder(path)
        case .putFolder:
            if isPut {
                // With no descriptor left, what this run put a moment ago counts as what it put.
                guard try start == nil ? (try? isUntouched(step)) ?? true : isUntouched(step, since: start) else {
                    return .changed(hasOriginal: false)
                }
                try folder.move(path, to: prepared(step.number))
            }
            return try putBack(original, old, to: path)
        case .putFile:
            guard isPut, let current else { return .done }
            if let start, current.changed > start { return .changed(hasOriginal: false) }
            try folder.removeFile(path)
        case .replaceFile:
            guard let old else { return .done }
            if old.inode == current?.inode {
                try folder.removeFile(original)
            } else if isPut, let current {
                if let start, current.changed > start { return .changed(hasOriginal: true) }
                // A folder that somebody had put in the file's place takes no file's.
                if old.isFolder { try folder.removeFile(path) }
                try folder.move(original, to: path)
            } else {
                return try putBack(original, old, to: path)
            }
        case .removeFile, .removeFolder:
            return try putBack(original, old, to: path)
        }
        return .done
    }

    /// Moves an original to a path where nothing may be.
    private func putBack(_ original: String, _ old: Folder.Status?, to path: String) throws(Failure) -> Outcome {
        guard let old else { return .done }
        guard try folder.status(path) == nil else { return .changed(hasOriginal: !old.isFolder) }
        try folder.move(original, to: path)
        return .done
    }

    /// Whether nobody has worked on a folder that was put: it has the files that it had, none changed later.
    private func isUntouched(_ step: Step, since start: Folder.Time? = nil) throws(Failure) -> Bool {
        var (folders, fileCount) = ([step.path], 0 as Int32)
        while let path = folders.popLast() {
            for name in try folder.names(in: path) {
                guard let status = try folder.status("\(path)/\(name)") else { return false }
                if status.isFolder { folders.append("\(path)/\(name)") } else { fileCount += 1 }
                if let start, !status.isFolder, status.changed > start { return false }
            }
        }
        return fileCount == step.fileCount
    }
}
