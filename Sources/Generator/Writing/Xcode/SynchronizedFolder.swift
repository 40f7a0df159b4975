/// A folder that Xcode keeps in step with the disk (from Xcode 16 on).
struct SynchronizedFolder: Sendable {

    /// The IDs of the targets that have it.
    var owners: Set<String> = []
    /// By the ID of a target: the files that it lacks although it has the folder, or that it has although it lacks the
    /// folder.
    var exceptions: [String: Set<String>] = [:]
    /// The folders in it that are copied as a whole, so that nothing in them is compiled.
    var opaqueFolders: Set<String> = []
    /// The mistakes in its exceptions, which only its own files are refused for.
    var flaws: [Flaw] = []

    /// True if a target has a file of the folder.
    ///
    /// - Parameter file: the file's path within the folder.
    func isMember(_ file: String, of target: String) -> Bool {
        if opaqueFolders.contains(where: { file.rest(below: $0) != nil }) { return false }
        return owners.contains(target) != (exceptions[target]?.contains(file) ?? false)
    }
}
