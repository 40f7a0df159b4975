/// The files of a module on disk, compared with what it was made from.
package struct ModuleStatus: Sendable {

    /// The paths of edited files, as the templates have them.
    package private(set) var edited: [String] = []
    /// The paths of missing files.
    package private(set) var missing: [String] = []
    /// The number of files that the set writes.
    package private(set) var fileCount = 0
    /// The paths of files that a person moved, as the templates have them.
    package private(set) var moved: [String] = []

    /// - Parameter request: the request that the module was made by.
    /// - Throws: what rendering throws.
    package init(_ disk: ModuleOnDisk, from request: Request) throws(Failure) {
        for (location, found) in try WrittenModule(request).compared(with: disk) {
            fileCount += 1
            guard let found else {
                missing.append(location.path)
                continue
            }
            if found.file.path != location.path { moved.append(location.path) }
            if !found.isUnedited { edited.append(location.path) }
        }
    }
}
