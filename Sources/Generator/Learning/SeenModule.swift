/// A module that a set is learned from: its name, and its text files.
public struct SeenModule: Sendable {
    /// Its folder, as the report names it.
    public let folder: String
    /// The name that its files and types begin with.
    public let name: String
    /// The texts, by the path below its folder.
    public let files: [String: String]
    /// The texts of its tests, by the path below their folder.
    package var tests: [String: String] = [:]

    public init(folder: String, name: String, files: [String: String]) {
        (self.folder, self.name, self.files) = (folder, name, files)
    }
}

extension SeenModule {

    /// The modules among folders of text files.
    ///
    /// A module is a folder with two files or more whose names begin with the folder's, or else with another name in
    /// UpperCamelCase. A file belongs to the innermost one.
    ///
    /// - Parameters:
    ///   - files: the texts by their paths.
    ///   - root: the folder that the person named, with which all paths begin.
    static func modules(in files: [String: String], below root: String, named name: String? = nil) -> [SeenModule] {
        if let name {
            let own = files.map { (String($0.dropFirst(root.isEmpty ? 0 : root.count + 1)), $1) }
            return [SeenModule(folder: root, name: name, files: Dictionary(own) { first, _ in first })]
        }
        var folders: [String: [String]] = [:]
        for path in files.keys { folders[Path.parent(ofItem: path), default: []].append(path) }
        var counts: [String: Int] = [:]
        for folder in folders.keys { counts[String(folder.lastPart), default: 0] += 1 }
        var stems: [String: String] = [:]
        // The files of a folder that is no module belong to its parent folder.
        for folder in Self.ancestors(of: folders.keys, below: root) {
            let paths = folders[folder] ?? []
            let names = paths.map { String($0.lastPart) }.filter(Self.mayNameModule)
            let stem = Self.stem(of: names, in: folder, below: root) { other in
                folder == other || counts[String(folder.lastPart), default: 0] > 1 || other == root
                    || (folders[other] ?? []).count { Self.begins($0.lastPart, with: other.lastPart) } > 1
            }
            if let stem {
                stems[folder] = stem
            } else if folder != root {
                folders[Path.parent(ofItem: folder), default: []] += paths
                folders[folder] = nil
            }
        }
        return stems.keys.sorted().map { folder in
            let start = folder.isEmpty ? 0 : folder.count + 1
            let own = (folders[folder] ?? []).map { (String($0.dropFirst(start)), files[$0] ?? "") }
            let files = Dictionary(own) { first, _ in first }
            return SeenModule(folder: folder, name: stems[folder] ?? "", files: files)
        }
    }

    /// The name that most files of a folder begin with; nil if there is none, or if it is the name of a module around the
    /// folder.
    private static func stem(
        of names: [String],
        in folder: String,
        below root: String,
        _ isPart: (_ other: String) -> Bool
    ) -> String? {
        let own = String(folder.lastPart)
        if names.count(where: { begins($0, with: own) }) > 1, isStem(own) { return own }
        var counts: [String: Int] = [:]
        for name in names {
            for prefix in prefixes(of: name) { counts[prefix, default: 0] += 1 }
        }
        // `Login.xib` is a file of the module, too, but many files called `Contents.json` are none.
        for name in names { counts[String(name.prefix { $0 != "." })]? += 1 }
        let best = counts.max { ($0.value, $0.key.count, $1.key) < ($1.value, $1.key.count, $0.key) }
        guard let best, best.value > 1, best.value * 2 > names.count, isStem(best.key) else { return nil }
        var other = folder
        while other != root, !other.isEmpty {
            other = Path.parent(ofItem: other)
            if isStem(String(other.lastPart)), begins(best.key[...], with: other.lastPart), isPart(other) { return nil }
        }
        return best.key
    }

    /// Some folders and all their ancestors, the deepest first.
    private static func ancestors(of folders: some Sequence<String>, below root: String) -> [String] {
        var all: Set<String> = []
        for folder in folders {
            var folder = folder
            while all.insert(folder).inserted, folder != root, !folder.isEmpty { folder = Path.parent(ofItem: folder) }
        }
        return all.sorted { ($0.split(separator: "/").count, $0) > ($1.split(separator: "/").count, $1) }
    }

    private static func isStem(_ text: String) -> Bool { (try? ModuleName(text)) != nil }

    private static func mayNameModule(_ file: String) -> Bool { file.contains(".") && !file.contains("+") }

    private static func begins(_ file: Substring, with stem: Substring) -> Bool {
        file.hasPrefix(stem) && !(file.dropFirst(stem.count).first?.isLowercase ?? false)
    }
    private static func begins(_ file: String, with stem: String) -> Bool { begins(file[...], with: stem[...]) }

    /// The beginnings of a file's name that end where a word does: `Login` and `LoginView` of `LoginViewCell.swift`.
    private static func prefixes(of file: String) -> [String] {
        let name = file.prefix { $0 != "." }
        return name.indices.dropFirst().filter { index in
            name[index].isUppercase
                && (!name[name.index(before: index)].isUppercase
                    || (name.index(after: index) < name.endIndex && name[name.index(after: index)].isLowercase))
        }.map { String(name[..<$0]) }
    }
}
