/// A module of Swift that files of several generated modules are compiled into, and the tests of these.
struct AppTarget: Sendable {
    let name: String
    /// Where its files are from the folder of the target, by what is done with them.
    private(set) var resources: [String] = []
    private(set) var excluded: [String] = []
    private(set) var excludedTests: [String] = []
    private(set) var imports: Set<String> = []
    private(set) var testImports: Set<String> = []
    /// Whether code in it names what is in the app's module by the module's name: `App.Login`.
    private(set) var namesProject = false
    private let project: String
    /// The names of the files: Swift does not take two of one name in a module.
    private var names: Set<String> = []
    private var testNames: Set<String> = []

    /// - Parameters:
    ///   - project: the name of the app's module, as code has it.
    ///   - number: from 1; what tells modules of one app apart.
    init(project: String, number: Int) {
        self.project = project
        name = number == 1 ? project : project + String(number)
    }

    var testsFolder: String { name + "Tests" }
    var hasTests: Bool { !testNames.isEmpty }
    /// The folders of its files and, if there are any, of its tests.
    var folders: [String] { hasTests ? [testsFolder, name] : [name] }

    /// Whether a build has a use for a file.
    static func isBuilt(_ path: String) -> Bool { isCompiled(path) || isDocument(path) }

    private static func isCompiled(_ path: String) -> Bool { path.hasSuffix(".swift") }

    /// Whether no file of a module is called as one that is there.
    func hasPlace(for module: VerifiedModule) -> Bool { module.files.allSatisfy(hasPlace) }

    /// Whether no other file is called as this one.
    func hasPlace(for file: RenderedFile) -> Bool {
        !(file.purpose == .tests ? testNames : names).contains(Self.name(of: file.path))
    }

    mutating func add(_ file: RenderedFile) {
        let isTest = file.purpose == .tests
        let name = Self.name(of: file.path)
        if isTest { testNames.insert(name) } else { names.insert(name) }
        guard Self.isCompiled(file.path) else {
            if isTest {
                excludedTests.append(file.path)
            } else if Self.isDocument(file.path) {
                resources.append(file.path)
            } else {
                excluded.append(file.path)
            }
            return
        }
        let text = String(decoding: file.contents, as: UTF8.self)
        let modules = importedModules(in: text)
        if isTest {
            testImports.formUnion(modules)
        } else {
            imports.formUnion(modules)
            namesProject = namesProject || text.contains(" \(project).") || text.contains("(\(project).")
        }
    }

    mutating func add(_ source: SwiftFolder) {
        names.formUnion(source.files.map(Self.name))
        imports.formUnion(source.imports)
    }

    /// Whether a file is a document of Interface Builder, which an app's bundle has.
    private static func isDocument(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

    private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
