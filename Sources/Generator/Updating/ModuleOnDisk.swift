/// The files of a module as they are on disk, those that a set could have written.
package struct ModuleOnDisk: Sendable {

    package struct File: Sendable {
        /// Relative to the output folder, or to that of the tests.
        package let path: String
        package let contents: [UInt8]
        /// Which of the two folders it is in.
        package let purpose: RenderedFile.Purpose

        package init(path: String, contents: [UInt8], purpose: RenderedFile.Purpose = .module) {
            (self.path, self.contents, self.purpose) = (path, contents, purpose)
        }

        /// The last part of the path.
        var name: Substring { path.split(separator: "/").last ?? "" }
    }

    package let module: Module
    package let files: [File]
    /// Whether tests go into the folder of the modules.
    package let hasOneFolder: Bool

    package init(_ module: Module, _ files: [File], hasOneFolder: Bool = false) {
        self.module = module
        // Of files with the same name, the one that is the least deep is looked at first.
        self.files = files.sorted { ($0.path.utf8.count, $0.path) < ($1.path.utf8.count, $1.path) }
        self.hasOneFolder = hasOneFolder
    }

    /// The folder that a file of this purpose is in.
    func folder(of purpose: RenderedFile.Purpose) -> RenderedFile.Purpose {
        hasOneFolder ? .module : purpose
    }
}
