/// One change that a run makes, and rolls back if the run does not complete.
///
/// In the staging folder, what the step puts into place lies under the step's number, and what it takes away under the number
/// with `.old` after it. So the disk itself says how far a step has come.
struct Step: Equatable {

    /// The raw value is what the journal has.
    enum Kind: String {
        /// A new file, or a new folder with everything in it.
        case put
        /// A file in the place of another one.
        case replace
        /// A file or symlink goes.
        case remove
        /// A folder goes if nothing is left in it, when all else is done: that is never rolled back.
        case removeFolder
    }

    let kind: Kind
    let number: Int
    /// The index of the root that the path is relative to.
    let root: Int
    /// The index of the staging folder.
    let staging: Int
    let path: String
    /// What was put; nil until it is prepared, and for what only goes.
    var put: Fingerprint?
    /// What is to be taken away; nil for what only comes. The run alone knows it.
    var taken: Fingerprint?
}

/// Identifies a file or folder, and shows whether it was changed since.
struct Fingerprint: Equatable {
    let device: UInt64
    let inode: UInt64
    /// Of a file its size in bytes; of a folder the sizes of the files below it, and one for each file and folder.
    let size: Int64
    /// The last change: of a folder, of anything in it.
    let changed: Folder.Time

    /// Whether both are of the same file or folder, edited or not.
    func isSameFile(as other: Fingerprint?) -> Bool {
        device == other?.device && inode == other?.inode
    }
}

extension Entry {

    /// - Returns: nil if nothing is there.
    var fingerprint: Fingerprint? {
        get throws(Failure) {
            guard let status = try status else { return nil }
            let contents = try status.isFolder ? folder.folder(name)?.contents : nil
            return Fingerprint(
                device: status.device,
                inode: status.inode,
                size: contents?.size ?? status.size,
                changed: max(status.changed, contents?.changed ?? status.changed)
            )
        }
    }
}

extension Folder {

    /// The sizes of the files below this folder and one for each file and folder, and when the last of them changed.
    fileprivate var contents: (size: Int64, changed: Time) {
        get throws(Failure) {
            var (size, changed) = (0 as Int64, try status.changed)
            for name in try names() {
                guard let status = try status(name) else { continue }
                size += 1 + (status.isFolder ? 0 : status.size)
                changed = max(changed, status.changed)
                guard status.isFolder, let inner = try folder(name)?.contents else { continue }
                size += inner.size
                changed = max(changed, inner.changed)
            }
            return (size, changed)
        }
    }
}
