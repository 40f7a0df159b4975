/// The names that a module takes in its app, where each may exist once: those of its Swift files, which the compiler
/// wants to differ in one target (and types are named after them), those of the documents in the app's bundle, and the
/// types that the set declares. The tests' names count too: they would shadow the app's. No Swift code is read for it.
extension Request {

    /// The names that it takes with its options.
    func takenNames() throws(Failure) -> Set<String> {
        let files = try render()
        if Self.isPackage(files) { return [] }
        let types = templateSet.manifest.types.filter { $0.conditions.hold(for: values) }
        return Set(files.compactMap { Self.name(ofFile: $0.path) } + types.flatMap(names))
    }

    /// The names that it could take, whatever its options.
    func possibleNames() throws(Failure) -> Set<String> {
        Set(templateSet.manifest.types.flatMap(names) + (try paths(of: templateSet.outputs).compactMap(Self.name)))
    }

    /// The names of its files that do not begin with its own name.
    ///
    /// - Parameter files: the rendered files of the module.
    func foreignNames(_ files: [RenderedFile]) -> [String] {
        let own = module.name.text
        let paths = files.filter { !$0.path.lastPart.hasPrefix(own) }
        if paths.isEmpty || Self.isPackage(files) { return [] }
        return paths.compactMap { Self.name(ofFile: $0.path) }
    }

    private static let swiftSuffix = ".swift"

    /// True if the module is a package of its own, so that its names cannot clash with the app's.
    private static func isPackage(_ files: [RenderedFile]) -> Bool {
        files.contains { $0.path.lastPart == "Package.swift" }
    }

    private static func name(ofFile path: String) -> String? {
        let file = path.lastPart
        if file.hasSuffix(swiftSuffix) { return String(file.dropLast(swiftSuffix.count)) }
        return Escaping(path: path) == .xml ? String(file) : nil
    }

    private func names(of types: Manifest.ConditionalNames) -> [String] {
        types.names.map { Manifest.typeName($0, of: module.name.text) }
    }
}
