package import Foundation

/// A new folder, which is deleted with all others when the tests have ended: on ext4, creating a file takes longer the
/// more files were deleted in the last seconds, and the tests would take half as long again. The deletion is not waited
/// for.
package final class TemporaryFolder: Sendable {

    package let url: URL

    private static let parent: URL = {
        atexit {
            let removal = Process()
            removal.executableURL = URL(filePath: "/bin/rm")
            removal.arguments = ["-rf", parent.path]
            (removal.standardInput, removal.standardOutput) = (FileHandle.nullDevice, FileHandle.nullDevice)
            removal.standardError = FileHandle.nullDevice
            try? removal.run()
        }
        // Symlinks in the path are resolved, as in the paths that programs print. On macOS, /tmp points into /private,
        // which Foundation removes from paths again.
        let path = FileManager.default.temporaryDirectory.path
        let resolved = realpath(path, nil)
        defer { free(resolved) }
        return URL(filePath: resolved.map { String(cString: $0) } ?? path)
            .appending(path: "vipergen-tests-\(UUID().uuidString)")
    }()

    /// Whether names that differ only in letter case are two files, as on most volumes of Linux, and few of macOS.
    package static let hasLetterCase: Bool = {
        guard let folder = try? TemporaryFolder(), (try? folder.write("", to: "name")) != nil else { return true }
        return !FileManager.default.fileExists(atPath: folder.url.path + "/NAME")
    }()

    package init() throws {
        url = Self.parent.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Writes a file, and creates its folders.
    package func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    package func write(_ contents: Data, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file)
    }

    /// Creates a folder with permissions, as for `chmod`.
    package func makeFolder(_ path: String, permissions: Int) throws {
        try FileManager.default.createDirectory(
            at: url.appending(path: path),
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: permissions]
        )
    }

    package func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.appending(path: path).path)[.posixPermissions] as? Int
    }

    package func read(_ path: String) throws -> String {
        try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    /// Every file in the folder, hidden ones included, by its path.
    package var files: [String: Data] {
        get throws { try contents(of: url) }
    }
}

/// Every file below a folder, by its path within it.
package func contents(of folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
        let file = folder.appending(path: path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
            continue
        }
        files[path] = try Data(contentsOf: file)
    }
    return files
}
