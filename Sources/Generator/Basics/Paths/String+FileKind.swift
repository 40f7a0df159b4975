/// What a file or folder is to other programs, by the last name of its path. Every listing, and every table of kinds, asks
/// here.
extension String {

    /// True for files that systems leave in any folder, and that no module or set has.
    var isJunk: Bool { Self.junk.contains(String(lastPart)) || lastPart.hasPrefix("._") }

    /// True for a folder in which a version control system or a build keeps its own files.
    var isToolFolder: Bool { lastPart == ".build" || VersionControl.isFolderName(String(lastPart)) }

    /// True for a hidden file or folder.
    var isHidden: Bool { lastPart.utf8.first == UInt8(ascii: ".") }

    /// True for the description of a target or project: its module is a target of its own. Programs run such a file, or
    /// read it. No target compiles it.
    package var isBuildManifest: Bool { Self.buildManifests.contains(String(lastPart)) }

    /// True for a file whose name can occur only once in an app: a Swift file, or a document in the app's bundle.
    package var isUniqueInApp: Bool {
        Self.endingsUniqueInApp.contains(where: lowercased().hasSuffix) && !isBuildManifest
    }

    private static let endingsUniqueInApp = [".swift", ".storyboard", ".xib", ".plist", ".xml"]
    private static let junk: Set = [".DS_Store", "Thumbs.db", "desktop.ini"]
    private static let buildManifests: Set = [
        "Package.swift", "Project.swift", "Workspace.swift", "BUILD", "BUILD.bazel", "project.yml", "project.yaml",
    ]
}
