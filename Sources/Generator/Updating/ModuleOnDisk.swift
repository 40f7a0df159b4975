/// The files of a module as they are on disk, those that a set could have written.
package struct ModuleOnDisk: Sendable {

    package struct File: Sendable {
        /// Relative to the output folder, or to that of the tests.
        package let path: String
        package let contents: [UInt8]
        /// Which of the two folders it is in.
        package let purpose: RenderedFile.Purpose

        /// The path, as the person would name it.
        let shown: String

        package init(
            path: String,
            contents: [UInt8],
            purpose: RenderedFile.Purpose = .module,
            shown: String? = nil
        ) {
            (self.path, self.contents, self.purpose, self.shown) = (path, contents, purpose, shown ?? path)
        }

        /// The last part of the path.
        var name: Substring { path.lastPart }
    }

    package let module: Module
    package let files: [File]
    /// The same files, in the same order.
    let numbered: NumberedFiles
    /// Whether tests go into the folder of the modules.
    package let hasOneFolder: Bool

    package init(_ module: Module, _ files: [File], hasOneFolder: Bool) {
        self.module = module
        // Of files with the same name, the one that is the least deep is looked at first.
        self.files = files.sorted { ($0.path.utf8.count, $0.path) < ($1.path.utf8.count, $1.path) }
        numbered = NumberedFiles(self.files)
        self.hasOneFolder = hasOneFolder
    }

    /// The folder that a file of this purpose is in.
    func folder(of purpose: RenderedFile.Purpose) -> RenderedFile.Purpose {
        hasOneFolder ? .module : purpose
    }
}
