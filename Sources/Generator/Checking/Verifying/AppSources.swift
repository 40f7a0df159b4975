/// The files of an app that declare what a set uses, and those that declare what these declarations use: `verify` compiles
/// them with the set.
package struct AppSources: Sendable {

    /// The folders with code of others.
    private static let foreignFolders: Set = ["Pods", "Carthage", "DerivedData", "node_modules", "vendor"]
    /// The most files that are read, and the most that are worth naming.
    private static let mostRead = 20_000
    package static let most = 40

    /// The files, with paths relative to the repository; none if there are too many.
    package private(set) var files: [SourceFile] = []
    package var paths: [String] { files.map(\.path) }
    /// The modules that these files import.
    package private(set) var imports: Set<String> = []
    /// The names that the set itself uses, each with the file that declares it.
    package private(set) var declarations: [(name: String, file: String)] = []
    /// The types of UIKit that the set or these files use, and that its stand-in lacks.
    package private(set) var missingTypes: [String] = []
    /// True if more than ``most`` files are needed.
    package private(set) var isTooMany = false

    /// - Parameters:
    ///   - used: the names that the set uses and does not declare.
    ///   - known: the names that stand-ins declare.
    ///   - repository: the folder of the app.
    ///   - modules: the folders of the modules that the set is made from, relative to the repository.
    ///   - setFolder: that of the set; nil if it is elsewhere.
    /// - Returns: nil if the repository has more files than are read.
    package init?(
        declaring used: UsedNames,
        besides known: DeclaredNames?,
        below repository: String,
        near modules: [String],
        except setFolder: String?
    ) throws(Failure) {
        let walked = try Disk.walk(repository) { !Self.foreignFolders.contains(String($0.lastPart)) }
        guard walked.reduce(0, { $0 + $1.files.count }) <= Self.mostRead else { return nil }
        let all = walked.flatMap { folder, files in
            files.filter { $0.isSwift && !$0.isBuildManifest }.map { Path.join(folder, $0) }
        }
        let app = all.filter { path in
            !Path.ancestors(of: path).dropFirst().contains { $0.hasSuffix("Tests") || $0 == setFolder }
        }
        let files = try app.map { path throws(Failure) in
            AppFile(SourceFile(path: path, contents: try Disk.read(Path.join(repository, path))))
        }
        let owners = Self.nearest(files.map(\.globals), files, to: modules)
        let extending = Self.nearest(files.map(\.extensions), files, to: modules)
        var (names, needed, types) = (used, Set<Int>(), Set<String>())
        func isMissing(_ member: Member) -> Bool {
            let (name, label) = (member.name, member.label ?? "")
            let hasLabel = names.labels.contains(label)
            if name == NamesInCode.initializer { return hasLabel && names.free.contains(member.type) }
            // `.red` is no property of an object, if that has one of this name.
            if names.implicit.contains(name), known?.staticMembers.contains(name) != true { return true }
            guard names.all.contains(name) else { return false }
            // Stand-ins may have the function with other labels.
            if known?.all.contains(name) != true { return true }
            return hasLabel && known?.labels.contains(label) != true
        }
        func declared(in index: Int) -> [String] {
            let file = files[index]
            let globals = file.globals.intersection(names.free).filter { owners[$0] == index }
            let members = file.extensions.filter { member in
                isMissing(member) && extending[member] == index
                    && (owners[member.type] == nil || types.contains(member.type))
            }
            return globals.sorted() + members.map(\.name).sorted()
        }
        while !isTooMany {
            let next = files.indices.filter { !needed.contains($0) }
                .map { (index: $0, names: declared(in: $0)) }.filter { !$0.names.isEmpty }
            if next.isEmpty { break }
            if needed.isEmpty {
                declarations = next.flatMap { index, names in names.map { ($0, files[index].source.path) } }
            }
            for (index, _) in next {
                needed.insert(index)
                types.formUnion(files[index].globals)
                let tree = SwiftTree(files[index].source.contents)
                names.formUnion(UsedNames(in: SwiftTree(tree.withoutCode)))
                imports.formUnion(Import.all(in: tree).filter(\.isUnconditional).map(\.module))
            }
            isTooMany = needed.count > Self.most
        }
        if isTooMany {
            imports = []
            return
        }
        missingTypes = names.free.subtracting(known?.all ?? []).subtracting(owners.keys).filter(Self.isOfUIKit).sorted()
        self.files = needed.map { files[$0].source }.sorted { $0.path < $1.path }
    }

    /// True for `UIView` and `CALayer`. Types of other frameworks come with an import that is missing.
    private static func isOfUIKit(_ name: String) -> Bool {
        (name.hasPrefix("UI") || name.hasPrefix("CA")) && name.dropFirst(2).first?.isUppercase == true
            && name.contains(where: \.isLowercase)
    }

    /// For each name, the file that declares it; of several, the nearest to some folders.
    private static func nearest<Name>(
        _ names: [Set<Name>],
        _ files: [AppFile],
        to folders: [String]
    ) -> [Name: Int] {
        let common = Path.commonAncestor(of: folders).pathParts
        var nearest: [Name: (file: Int, likeness: Int)] = [:]
        for (index, file) in files.enumerated() {
            let likeness = zip(file.source.path.pathParts, common).prefix { $0 == $1 }.count
            for name in names[index] where nearest[name].map({ $0.likeness < likeness }) ?? true {
                nearest[name] = (index, likeness)
            }
        }
        return nearest.mapValues(\.file)
    }
}

/// A member that an extension adds to a type.
private struct Member: Hashable {
    let type: String
    let name: String
    /// The first one of a function, or of an initializer.
    var label: String?
}

/// A Swift file of an app, and what other files can use of it.
private struct AppFile {
    let source: SourceFile
    let globals: Set<String>
    /// The members that it adds to types.
    let extensions: Set<Member>

    init(_ source: SourceFile) {
        self.source = source
        let tree = SwiftTree(source.contents)
        globals = tree.globalNames
        let extensions = tree.nodes.indices.filter { tree.nodes[$0].kind == .extension && !tree.isPrivate($0) }
        self.extensions = extensions.reduce(into: []) { members, node in
            let type = tree.name(of: node)
            for member in tree.children(of: node, in: .memberBlock) where !tree.isPrivate(member) {
                let isInitializer = tree.nodes[member].kind == .initializer
                let own = isInitializer ? NamesInCode.initializer : tree.name(of: member)
                let label = tree.labels(of: member).first
                if !isInitializer || label != nil { members.insert(Member(type: type, name: own, label: label)) }
                members.formUnion(tree.names(of: member).map { Member(type: type, name: $0) })
            }
        }
    }
}

extension SwiftTree {

    /// The names of the declarations that are in no other one, and that other files can use.
    fileprivate var globalNames: Set<String> {
        let global = nodes.indices.filter { node in
            var parent = nodes[node].parent
            while parent >= 0, [.variable, .branch, .conditional].contains(nodes[parent].kind) {
                if isPrivate(parent) { return false }
                parent = nodes[parent].parent
            }
            let isDeclaration = nodes[node].kind != .extension && nodes[node].kind != .import
            return parent >= 0 && nodes[parent].kind == .file && isDeclaration && !isPrivate(node)
        }
        return Set(global.map(name)).subtracting([""])
    }
}
