/// The folders that are modules, by the names of their files.
///
/// A module is a folder with two files or more whose names begin with the folder's, or else with another name in
/// UpperCamelCase: `BookDetails`, with `KamuBookDetailView.swift` and `KamuBookDetailPresenter.swift`, is the module
/// `KamuBookDetail`. A file belongs to the innermost module.
struct ModuleFolders {

    /// The modules' names, by the paths of their folders.
    private(set) var names: [String: String] = [:]
    /// The paths of the modules' files, by the paths of their folders.
    private(set) var files: [String: [String]] = [:]

    /// - Parameters:
    ///   - paths: the paths of files.
    ///   - root: the folder that all paths begin with; empty for the folder that they are relative to.
    init(of paths: some Sequence<String>, below root: String) {
        var folders = Dictionary(grouping: paths) { Path.parent(ofItem: $0) }
        let all = Self.ancestors(of: folders.keys, below: root)
        let stems = Self.stems(of: Set(all.map(\.lastPart)))
        func isNamed(_ file: Substring, after folder: String) -> Bool {
            let name = folder.lastPart
            if let stem = stems[name], file.begins(with: stem) { return true }
            return Self.isName(name) && [file, file.withoutClassPrefix].contains { $0.begins(with: name) }
        }
        // Several modules have a folder `View`, with files that are named after the module.
        let layers = folders.filter { folder, paths in
            Self.ancestors(of: [folder], below: root).dropFirst().contains { ancestor in
                paths.contains { isNamed($0.lastPart, after: ancestor) }
            }
        }.keys.map(\.lastPart).counts
        // The files of a folder that is no module belong to its parent folder.
        for folder in all {
            let paths = folders[folder] ?? []
            let fileNames = paths.map { String($0.lastPart) }.filter(Self.mayNameModule)
            let name = Self.name(of: fileNames, in: folder, below: root) { ancestor, key in
                isNamed(key, after: ancestor)
                    && (layers[folder.lastPart, default: 0] > 1 || ancestor == root
                        || (folders[ancestor] ?? []).count { $0.lastPart.begins(with: ancestor.lastPart) } > 1)
            }
            if let name {
                names[folder] = name
                files[folder] = paths
            } else if folder != root {
                folders[Path.parent(ofItem: folder), default: []] += paths
                folders[folder] = nil
            }
        }
        // Of two modules with one name, the inner one is a part of the outer one, unless both have the same files.
        for folder in all {
            let outer = Self.ancestors(of: [folder], below: root).dropFirst().first { names[$0] == names[folder] }
            guard let outer, let (own, inner) = files[outer].flatMap({ own in files[folder].map { (own, $0) } }),
                Set(own.map(\.lastPart)).isDisjoint(with: inner.map(\.lastPart))
            else { continue }
            files[outer] = own + inner
            (names[folder], files[folder]) = (nil, nil)
        }
    }

    /// The modules with another name than their folder, and no file that begins with the folder's.
    var otherNames: [String: String] {
        names.filter { folder, _ in
            let own = folder.lastPart
            return files[folder]?.contains { $0.lastPart.begins(with: own) } == false
        }
    }

    /// The name that most files of a folder begin with: the folder's own, or else the one most like it.
    ///
    /// - Parameter isPart: true if files of the folder that begin with this key belong to the module of this ancestor.
    /// - Returns: nil if there is no such name, or if the files belong to the module of an ancestor.
    private static func name(
        of files: [String],
        in folder: String,
        below root: String,
        _ isPart: (_ ancestor: String, _ key: Substring) -> Bool
    ) -> String? {
        let own = folder.lastPart
        if files.count(where: { $0[...].begins(with: own) }) > 1, isName(own) { return String(own) }
        var counts = files.flatMap(beginnings).counts
        // `Login.xib` is a file of the module, too, but many files called `Contents.json` are none.
        for file in files { counts[String(file.prefix { $0 != "." })]? += 1 }
        // Of `BookDetails`, and of `Book Detail`, the name is `BookDetail`, and not `Book`.
        func letters(_ text: some StringProtocol) -> String { text.lowercased().filter(\.isLetter) }
        func shared(_ name: String) -> Int { zip(letters(own), letters(name)).prefix { $0 == $1 }.count }
        let frequent = counts.filter { name, count in
            let isEnough = 2 * count > files.count || 2 * count == files.count && letters(own).hasPrefix(letters(name))
            return count > 1 && isEnough && isName(name[...])
        }
        let best = frequent.max {
            (shared($0.key), $0.value, $0.key.count, $1.key) < (shared($1.key), $1.value, $1.key.count, $0.key)
        }
        guard let best else { return nil }
        let outer = ancestors(of: [folder], below: root).dropFirst()
        return outer.contains { isPart($0, best.key[...]) } ? nil : best.key
    }

    /// Some folders and all their ancestors up to the root, the deepest first.
    private static func ancestors(of folders: some Sequence<String>, below root: String) -> [String] {
        var all: Set<String> = []
        for folder in folders {
            var folder = folder
            while all.insert(folder).inserted, folder != root, !folder.isEmpty { folder = Path.parent(ofItem: folder) }
        }
        return all.sorted { ($0.split(separator: "/").count, $0) > ($1.split(separator: "/").count, $1) }
    }

    /// Names of folders without their last word, if three or more end with it: `Login` for `LoginModule`, beside
    /// `HomeModule` and `PayModule`.
    private static func stems(of names: Set<Substring>) -> [Substring: Substring] {
        let words = names.compactMap { name in beginnings(of: String(name)).last.map { (name: name, stem: $0[...]) } }
        let alike = Dictionary(grouping: words) { $0.name.dropFirst($0.stem.count) }.values.filter { $0.count > 2 }
        return Dictionary(uniqueKeysWithValues: alike.joined().map { ($0.name, $0.stem) })
    }

    private static func isName(_ text: Substring) -> Bool { (try? ModuleName(String(text))) != nil }

    private static func mayNameModule(_ file: String) -> Bool { file.contains(".") && !file.contains("+") }

    /// The beginnings of a file's name that end where a word does: `Login` and `LoginView` of `LoginViewCell.swift`.
    static func beginnings(of file: String) -> [String] {
        let name = Array(file.prefix { $0 != "." })
        return name.indices.filter { Words.wordBegins(at: $0, in: name) }.map { String(name[..<$0]) }
    }
}

extension Substring {

    /// `LoginView` for `XYLoginView`.
    fileprivate var withoutClassPrefix: Substring { self[prefix(while: \.isUppercase).dropLast().endIndex...] }

    /// True if a file's name begins with a module's: `Login` is at the beginning of `LoginView.swift`, not of
    /// `Logins.swift`.
    fileprivate func begins(with name: Substring) -> Bool {
        hasPrefix(name) && dropFirst(name.count).first?.isLowercase != true
    }
}
