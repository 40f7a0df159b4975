/// One change that a run makes, and rolls back if the run does not complete.
///
/// In the staging folder, the new file is named by the step's number, and the original by the number and `.old`. So the disk
/// itself shows how far a step has come.
struct Step: Codable, Equatable {

    /// The raw value is what the journal has.
    enum Kind: String, Codable {
        /// A new file, or a new folder with everything in it.
        case put
        /// A file in the place of another one.
        case replace
        /// A file or symlink is deleted.
        case remove
        /// A folder is deleted if nothing is left in it, when all else is done: that is never rolled back.
        case removeFolder
    }

    let kind: Kind
    let number: Int
    /// The index of the root that the path is relative to.
    let root: Int
    /// The index of the staging folder.
    let staging: Int
    let path: String
    /// The new file or folder; nil until it is prepared, and for a deletion.
    var put: Fingerprint?
    /// The original; nil for a new file or folder, and for a folder that is deleted. It is not in the journal.
    var taken: Fingerprint?

    private enum CodingKeys: CodingKey {
        case kind, number, root, staging, path, put
    }
}

/// Identifies a file or folder, and shows whether it was changed since.
struct Fingerprint: Codable, Equatable {
    let identity: Status.Identity
    /// Of a file its size in bytes; of a folder the sizes of the files below it, and one for each file and folder.
    var size: Int64
    /// The last change: of a folder, of anything in it.
    var changed: Int64
}

extension Entry {

    /// - Returns: nil if nothing is there.
    var fingerprint: Fingerprint? {
        get throws(Failure) {
            guard let status = try status else { return nil }
            var own = Fingerprint(identity: status.identity, size: status.size, changed: status.changed)
            guard status.isFolder, let opened = try folder.folder(name) else { return own }
            own.size = 0
            try opened.add(to: &own)
            return own
        }
    }
}

extension Folder {

    /// Adds everything below this folder to its fingerprint.
    fileprivate func add(to fingerprint: inout Fingerprint) throws(Failure) {
        for name in try names() {
            guard let status = try status(name) else { continue }
            fingerprint.size += 1 + (status.isFolder ? 0 : status.size)
            fingerprint.changed = max(fingerprint.changed, status.changed)
            if status.isFolder { try folder(name)?.add(to: &fingerprint) }
        }
    }
}
