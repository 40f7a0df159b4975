/// The names that a module takes in its app, where each may exist once: those of its Swift files, which the compiler
/// wants to differ in one target (and types are named after them), those of the documents in the app's bundle, and the
/// types that the set declares. The tests' names count too: they would shadow the app's. No Swift code is read for it.
extension Request {

    /// The names that it takes with its options; none for a package or project of its own, whose names cannot clash with the
    /// app's.
    ///
    /// - Parameter files: the rendered files of the module.
    func takenNames(with files: [RenderedFile]) -> [String] {
        let names = files.map { String($0.path.lastPart) }
        if names.contains(where: \.isBuildManifest) { return [] }
        return declaredTypes.map { Manifest.typeName($0, of: module.name.text) }
            + names.filter(\.isUniqueInApp).map { name in
                name.isSwift ? String(Substring(name.utf8.dropLast(".swift".utf8.count))) : name
            }
    }
}
