/// A Swift module that the files of several generated modules are compiled into, and the target of their tests.
struct AppTarget: Sendable {
    let name: String
    private(set) var files: [RenderedFile] = []
    /// The modules that its files import, without and with those of its tests.
    private(set) var imports: Set<String> = []
    private(set) var allImports: Set<String> = []
    /// True if its code qualifies names with the app's module: `App.Login`.
    private(set) var namesProject = false
    private let project: String
    /// The names of the files that are built. A Swift module cannot have two files of one name.
    private var names: [FilePurpose: Set<String>] = [.module: [], .tests: []]

    /// - Parameter project: the name of the app's module in code.
    init(_ name: String, project: String) {
        (self.name, self.project) = (name, project)
    }

    var testsFolder: String { name + "Tests" }
    var hasTests: Bool { names[.tests]?.isEmpty == false }
    /// The folders of its files and, if there are any, of its tests.
    var folders: [String] { hasTests ? [testsFolder, name] : [name] }
    /// The paths of the documents of Interface Builder.
    var resources: [String] { files.filter { $0.purpose == .module && $0.isDocument }.map(\.path) }
    /// The paths of the files that a build does not use.
    var excluded: [String] { files.filter { $0.purpose == .module && !$0.isBuilt }.map(\.path) }
    var excludedTests: [String] { files.filter { $0.purpose == .tests && !$0.isSwift }.map(\.path) }

    /// True if no other file has the name of this one.
    func hasPlace(for file: RenderedFile) -> Bool {
        !file.isBuilt || names[file.purpose]?.contains(String(file.path.lastPart)) == false
    }

    mutating func add(_ file: RenderedFile) {
        files.append(file)
        if file.isBuilt { names[file.purpose]?.insert(String(file.path.lastPart)) }
        guard file.isSwift else { return }
        let modules = Import.all(in: file.text).map(\.module)
        allImports.formUnion(modules)
        if file.purpose == .tests { return }
        imports.formUnion(modules)
        namesProject = namesProject || file.text.contains(" \(project).") || file.text.contains("(\(project).")
    }

    mutating func add(_ source: SwiftFolder) {
        names[.module]?.formUnion(source.files.map { String($0.lastPart) })
        imports.formUnion(source.imports)
        allImports.formUnion(source.imports)
    }
}

extension RenderedFile {

    var text: String { String(decoding: contents, as: UTF8.self) }
    /// True for code of the app. The manifest of a package or project is none.
    var isSwift: Bool { path.isSwift && !path.isBuildManifest }
    /// True for a document of Interface Builder, which belongs into the app's bundle.
    var isDocument: Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }
    /// True if a build uses the file.
    var isBuilt: Bool { isSwift || isDocument }
}
