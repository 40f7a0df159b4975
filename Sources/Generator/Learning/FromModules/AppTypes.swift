/// The folders of an app that declare the types which a learned set uses: `verify` compiles them with the set.
package enum AppTypes {

    /// The folders with code of others.
    private static let foreignFolders: Set = ["Pods", "Carthage", "DerivedData", "node_modules", "vendor"]
    /// The most files that are read, and the most folders that are worth naming.
    private static let mostFiles = 20_000
    package static let mostFolders = 8

    /// - Parameters:
    ///   - files: the files of the set.
    ///   - modules: the modules that it is made from, which declare types of their own.
    ///   - repository: the folder of the app.
    ///   - setFolder: the folder of the set, relative to the repository.
    /// - Returns: their paths, relative to the repository. For more than ``mostFolders`` of them, the folder that has them
    ///   all, unless it is excluded. Nil if the repository has more files than are read.
    package static func folders(
        declaringTypesIn files: [SourceFile],
        learnedFrom modules: [SeenModule],
        below repository: String,
        except setFolder: String
    ) throws(Failure) -> [String]? {
        let ofModules = Set(modules.map(\.folder)).union([setFolder])
        let around = Set(modules.flatMap { Path.ancestors(of: $0.folder) })
        func isExcluded(_ folder: String) -> Bool {
            folder.hasSuffix("Tests") || around.contains(folder)
                || Path.ancestors(of: folder).contains(where: ofModules.contains)
        }
        let suffix = TemplateSet.templateSuffix
        let code = files.filter { $0.path.hasSuffix(suffix) && !String($0.path.dropLast(suffix.count)).isBuildManifest }
        let own = modules.flatMap(\.files).filter { $0.key.isSwift }.flatMap { SwiftTree($0.value).typesInFile }
        let used = Set(code.flatMap { Mention.words(in: $0.contents) }.filter { $0.first?.isUppercase == true })
            .subtracting(own)
        let folders = try Disk.walk(repository) { !foreignFolders.contains(String($0.lastPart)) }
            .filter { !$0.folder.isEmpty && !isExcluded($0.folder) }
        guard folders.reduce(0, { $0 + $1.files.count }) <= mostFiles else { return nil }
        var found: [String] = []
        for (folder, files) in folders.sorted(by: { $0.folder < $1.folder }) {
            if found.contains(where: { folder.path(within: $0) != nil }) { continue }
            for file in files where file.isSwift {
                let contents = try Disk.read(Path.join(Path.join(repository, folder), file))
                guard !used.isDisjoint(with: SwiftTree(contents).typesInFile) else { continue }
                found.append(folder)
                break
            }
        }
        let common = Path.commonAncestor(of: found)
        return found.count > mostFolders && !common.isEmpty && !isExcluded(common) ? [common] : found
    }
}

extension SwiftTree {

    /// The names of the types that the file declares outside of other types.
    fileprivate var typesInFile: [String] {
        nodes.indices.filter { nodes[$0].parent == 0 && (nodes[$0].kind.isType || nodes[$0].kind == .typealias) }
            .map(name)
    }
}
