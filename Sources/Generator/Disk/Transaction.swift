/// Writes the plans of a run into their output folders, all or nothing.
///
/// Everything is first prepared in a staging folder of each output folder. Then a new module's folder appears by one
/// rename, and a file that joins a folder by one link or rename, so that each is whole or absent even if the run is
/// killed. A run that fails on the way takes back what it did.
public struct Transaction {

    /// What was prepared, and where it goes.
    private enum Staged {
        case folder(String, to: String)
        case newFile(String, to: String)
        case replacement(String, of: String)

        var target: String {
            switch self {
            case .folder(_, let target), .newFile(_, let target), .replacement(_, let target): target
            }
        }
    }

    /// How a step is taken back.
    private enum Undo {
        case removeFolder(String)
        case removeFile(String)
        case removeStaging(StagingFolder)
        case move(String, backTo: String)
    }

    private let isCancelled: () -> Bool
    /// The staging folders that were made, by the identities of their output folders.
    private var stagings: [String: StagingFolder] = [:]
    private var staged: [Staged] = []
    private var undo: [Undo] = []
    private var count = 0

    /// Runs `body`, which stages plans, and puts what it staged into its place.
    ///
    /// Also removes what runs that were killed left in the output folders.
    ///
    /// - Parameter isCancelled: asked before each step; when it is true, the run fails.
    /// - Throws: what `body` throws, or a `cannotCreate` or `inputOutput` failure. Nothing is changed then.
    public static func run(
        in outputs: [OutputFolder],
        isCancelled: @escaping () -> Bool = { false },
        _ body: (inout Transaction) throws(Failure) -> Void
    ) throws(Failure) {
        for output in outputs { StagingFolder.sweep(output.path) }
        var transaction = Transaction(isCancelled: isCancelled)
        do {
            try body(&transaction)
            // A folder appears before what goes into it: its path is the shorter one.
            for step in transaction.staged.sorted(by: { $0.target < $1.target }) { try transaction.perform(step) }
            try transaction.checkCancellation()
            for staging in transaction.stagings.values { staging.remove() }
        } catch {
            transaction.takeBack()
            throw error
        }
    }

    private init(isCancelled: @escaping () -> Bool) {
        self.isCancelled = isCancelled
    }

    /// Prepares what a plan creates and overwrites in an output folder. A plan with conflicts has no place here.
    public mutating func stage(_ plan: ModulePlan, in output: OutputFolder) throws(Failure) {
        let files = plan.files.filter { $0.state == .create || $0.state == .overwrite }
        try checkCancellation()
        guard !files.isEmpty else { return }
        let place = try makePlace(in: output)
        var folders: Set = [place]
        for (index, file) in files.enumerated() {
            // A new module's folder is prepared as it will be. Files that join a folder are told apart by a number.
            guard plan.isNew, let folder = plan.folder else {
                let path = "\(place)/\(index)"
                try Disk.write(file.contents ?? [], to: path)
                let target = output.shown(file.path)
                staged.append(file.state == .create ? .newFile(path, to: target) : .replacement(path, of: target))
                continue
            }
            let path = "\(place)/\(file.path.dropFirst(folder.count + 1))"
            try makeFolders(Disk.parent(of: path), below: &folders)
            try Disk.write(file.contents ?? [], to: path)
        }
        if plan.isNew, let folder = plan.folder { staged.append(.folder(place, to: output.shown(folder))) }
    }

    private mutating func makePlace(in output: OutputFolder) throws(Failure) -> String {
        let staging: StagingFolder
        if let made = stagings[output.identity] { staging = made } else { staging = try makeStaging(in: output) }
        count += 1
        let place = "\(staging.path)/\(count)"
        try Disk.makeFolder(place)
        return place
    }

    private mutating func makeStaging(in output: OutputFolder) throws(Failure) -> StagingFolder {
        try makeFolders(output.path)
        let staging = try StagingFolder(in: output.path)
        undo.append(.removeStaging(staging))
        stagings[output.identity] = staging
        return staging
    }

    private func makeFolders(_ path: String, below folders: inout Set<String>) throws(Failure) {
        guard !folders.contains(path) else { return }
        try makeFolders(Disk.parent(of: path), below: &folders)
        try Disk.makeFolder(path)
        folders.insert(path)
    }

    // MARK: - Putting into place -

    private mutating func perform(_ step: Staged) throws(Failure) {
        try checkCancellation()
        switch step {
        case .folder(let source, let path):
            try makeFolders(Disk.parent(of: path))
            try Disk.move(source, to: path)
            undo.append(.move(path, backTo: source))
        case .newFile(let source, let path):
            try makeFolders(Disk.parent(of: path))
            try Disk.moveNew(source, to: path)
            undo.append(.removeFile(path))
        case .replacement(let source, let path):
            let copy = source + ".old"
            undo.append(.move(copy, backTo: path))
            try Disk.keep(path, at: copy)
            Disk.copyPermissions(of: path, to: source)
            try Disk.move(source, to: path)
        }
    }

    /// Makes a folder and those it is in, as far as they are not there.
    private mutating func makeFolders(_ path: String) throws(Failure) {
        if Disk.isFolder(path) { return }
        let parent = Disk.parent(of: path)
        if parent != path { try makeFolders(parent) }
        if try Disk.makeFolder(path) { undo.append(.removeFolder(path)) }
    }

    private func checkCancellation() throws(Failure) {
        if isCancelled() { throw Failure(.inputOutput, "interrupted: nothing was changed") }
    }

    /// Takes back every step, the last one first. What cannot be taken back is left: there is nobody to tell.
    private func takeBack() {
        for step in undo.reversed() {
            switch step {
            case .removeFolder(let path): Disk.removeFolder(path)
            case .removeFile(let path): Disk.remove(path)
            case .removeStaging(let staging): staging.remove()
            case .move(let source, let path): try? Disk.move(source, to: path)
            }
        }
    }
}
