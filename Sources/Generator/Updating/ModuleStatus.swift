/// How the files of a module are, held against what they were made from.
package struct ModuleStatus: Sendable {

    /// The paths of those that somebody has changed, as they were written.
    package private(set) var changed: [String] = []
    /// Those that are not there.
    package private(set) var missing: [String] = []
    /// Those that lie elsewhere.
    package private(set) var moved: [String] = []

    package init(_ disk: ModuleOnDisk, from request: Request) throws(Failure) {
        var written = try WrittenModule(request)
        let keys = written.files.keys.sorted { $0.path < $1.path }
        let places = disk.places(of: keys)
        for key in keys {
            guard let file = places[key] else {
                missing.append(key.path)
                continue
            }
            if file.path != key.path { moved.append(key.path) }
            if try !written.isAsWritten(file.contents, key) { changed.append(key.path) }
        }
    }
}
