/// The output folder of modules and that of their tests, which may be the same one.
package struct OutputFolders: Sendable {

    package let modules: OutputFolder
    package let tests: OutputFolder

    package init(modules: OutputFolder, tests: OutputFolder) {
        self.modules = modules
        self.tests = tests
    }

    /// True if tests go into the folder of the modules.
    package var isOne: Bool { modules.identity == tests.identity }
    /// The one folder, or both.
    package var all: [OutputFolder] { isOne ? [modules] : [modules, tests] }

    /// The folder that files of a purpose go into.
    package subscript(purpose: FilePurpose) -> OutputFolder { purpose == .tests ? tests : modules }
}
