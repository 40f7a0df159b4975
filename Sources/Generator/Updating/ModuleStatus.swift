/// The files of a module on disk, compared with what it was made from.
package struct ModuleStatus: Sendable {

    /// The paths of edited files, as they were written.
    package private(set) var edited: [String] = []
    /// The paths of missing files.
    package private(set) var missing: [String] = []
    /// The paths of files that lie elsewhere now.
    package private(set) var moved: [String] = []

    /// - Parameter request: the request that the module was made by.
    /// - Throws: what rendering throws.
    package init(_ disk: ModuleOnDisk, from request: Request) throws(Failure) {
        let written = try WrittenModule(request)
        let locations = written.locations
        for (location, place) in zip(locations, disk.places(of: locations)) {
            guard let file = place.map({ disk.files[$0] }) else {
                missing.append(location.path)
                continue
            }
            if file.path != location.path { moved.append(location.path) }
            if try !written.isUnedited(file.contents, at: location) { edited.append(location.path) }
        }
    }
}
