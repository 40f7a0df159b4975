extension String {

    /// True for the path of a file whose name an app can have once: Swift code, or a document in the app's bundle.
    package var isUniqueInApp: Bool { isSwift || Escaping(path: self) == .xml }

    /// True for the manifest of a package or a project: what it describes is a target of its own.
    package var isManifest: Bool { ["Package.swift", "Project.swift"].contains(lastPart) }
}
