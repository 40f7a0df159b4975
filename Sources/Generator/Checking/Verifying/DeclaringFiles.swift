/// The Swift files of an app that declare names, by the names. Hidden folders and symlinks are left out.
///
/// - Parameters:
///   - names: the names of types, functions and variables that are in no other type.
///   - folder: the folder of the app.
func declaringFiles(of names: Set<String>, in folder: String) -> [String: String] {
    var (missing, found): (Set<String>, [String: String]) = (names, [:])
    let folders = names.isEmpty ? [] : (try? Disk.walk(folder)) ?? []
    let files = folders.flatMap { inner, names in names.filter(\.isSwift).map { Path.join(inner, $0) } }
    for file in files.sorted().prefix(Limits.folderCount) where !missing.isEmpty {
        let path = Path.join(folder, file)
        guard let contents = try? Disk.read(path), missing.contains(where: { contents.holds($0) }) else { continue }
        for name in missing.intersection(SwiftTree(contents).globalNames) {
            found[name] = path
            missing.remove(name)
        }
    }
    return found
}

extension [UInt8] {

    fileprivate func holds(_ text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }
}

extension SwiftTree {

    /// The names of the declarations that are in no other one.
    fileprivate var globalNames: Set<String> {
        let global = nodes.indices.filter { node in
            var parent = nodes[node].parent
            while parent >= 0, [.variable, .branch, .conditional].contains(nodes[parent].kind) {
                parent = nodes[parent].parent
            }
            return parent >= 0 && nodes[parent].kind == .file
        }
        return Set(global.map(name))
    }
}
