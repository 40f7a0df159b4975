/// The modules among files, by the names of the files and of their folders.
///
/// A module is a folder with two files or more whose names begin with the folder's, or else with another name in
/// UpperCamelCase: `BookDetails`, with `KamuBookDetailView.swift` and `KamuBookDetailPresenter.swift`, is the module
/// `KamuBookDetail`. A file belongs to the innermost module. Modules may also share a folder: `Login.swift` and
/// `Login+View.swift` beside `Home.swift` and `Home+View.swift`.
struct ModuleFolders {

    /// The folders with the same last word, or the modules with the same files in one folder, that are not there by chance.
    private static let leastAlike = 3

    /// The modules' names, by the paths of their folders.
    private(set) var names: [String: String] = [:]
    /// The paths of the modules' files, by the paths of their folders.
    private(set) var files: [String: [String]] = [:]
    /// The paths of files, by their folders.
    private let direct: [String: [String]]

    /// - Parameters:
    ///   - paths: the paths of files.
    ///   - root: the folder that all paths begin with; empty for the folder that they are relative to.
    ///   - form: the form of the modules' folders, as far as it is known.
    init(of paths: some Sequence<String>, below root: String, form: FolderForm = .standard) {
        var folders = Dictionary(grouping: paths) { Path.parent(ofItem: $0) }
        direct = folders
        let all = Self.ancestors(of: folders.keys, below: root)
        let stems = Self.stems(of: folders, below: root)
        func name(ofFolder folder: String) -> Substring? {
            stems[folder] ?? form.name(ofFolder: folder)?.text[...]
        }
        func isNamed(_ file: Substring, after folder: String) -> Bool {
            guard let name = name(ofFolder: folder) else { return false }
            return [file, file.withoutClassPrefix].contains { $0.begins(with: name) }
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
            let own = name(ofFolder: folder)
            let least = stems[folder] == nil ? 2 : 1
            let name = Self.name(of: Self.naming(paths), own: own, leastCount: least, folder: folder.lastPart) { key in
                Self.ancestors(of: [folder], below: root).dropFirst().contains { ancestor in
                    isNamed(key, after: ancestor)
                        && (layers[folder.lastPart, default: 0] > 1 || ancestor == root
                            || (folders[ancestor] ?? []).count { $0.lastPart.begins(with: ancestor.lastPart) } > 1)
                }
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

    /// The modules that share a folder with others. The files are in none of the modules with a folder of their own, and
    /// at least two files of each have endings that the files of other modules have, too.
    var sharing: [(folder: String, name: String, files: [String])] {
        let owned = Set(files.values.joined())
        let claims = direct.sorted { $0.key < $1.key }.flatMap { folder, paths in
            Self.claims(on: paths.filter { !owned.contains($0) }.map { String($0.lastPart) })
                .sorted { ($0.key.count, $0.key) < ($1.key.count, $1.key) }
                .map { (folder: folder, name: $0.key, files: $0.value) }
        }
        let endings = claims.flatMap { claim in claim.files.map { $0.dropFirst(claim.name.count) } }.counts
        let most = max(Self.leastAlike, ((endings.values.max() ?? 0) + 1) / 2)
        var taken: Set<String> = []
        return claims.compactMap { folder, name, files in
            let own = files.filter { file in
                endings[file.dropFirst(name.count), default: 0] >= most && !taken.contains(Path.join(folder, file))
            }
            guard own.count > 1 else { return nil }
            let paths = own.map { Path.join(folder, $0) }
            taken.formUnion(paths)
            return (folder, name, paths)
        }
    }

    /// The names that modules may have which share a folder, each with the files that begin with it: at least two. With
    /// `Login+View.swift` beside `Login.swift`, both are files of `Login`, and of no shorter name.
    static func claims(on files: [String]) -> [String: [String]] {
        let named = naming(files)
        let extended = Set(named.compactMap { file in file.firstIndex(of: "+").map { file[..<$0] } })
        var claims: [String: [String]] = [:]
        for file in named {
            let stem = file.prefix { $0 != "." && $0 != "+" }
            let beginnings = extended.contains(stem) ? [] : beginnings(of: file)
            for name in beginnings + [String(stem)] { claims[name, default: []].append(file) }
        }
        return claims.filter { $0.value.count > 1 && isName($0.key[...]) }
    }

    /// The name that most files of a folder begin with: the folder's own, or else the one most like it.
    ///
    /// - Parameters:
    ///   - own: the name that the folder stands for.
    ///   - leastCount: the fewest files that must begin with that.
    ///   - isPart: true if files of the folder that begin with this key belong to the module of an ancestor.
    /// - Returns: nil if there is no such name, or if the files belong to the module of an ancestor.
    private static func name(
        of files: [String],
        own: Substring?,
        leastCount: Int,
        folder: Substring,
        _ isPart: (_ key: Substring) -> Bool
    ) -> String? {
        for (name, least) in [(own, leastCount), (folder, 2)] {
            guard let name, isName(name), files.count(where: { $0[...].begins(with: name) }) >= least else { continue }
            return String(name)
        }
        var counts = files.flatMap(beginnings).counts
        // `Login.xib` is a file of the module, too, but many files called `Contents.json` are none.
        for file in files { counts[String(file.prefix { $0 != "." })]? += 1 }
        // Of `BookDetails`, and of `Book Detail`, the name is `BookDetail`, and not `Book`.
        func letters(_ text: some StringProtocol) -> String { text.lowercased().filter(\.isLetter) }
        func shared(_ name: String) -> Int { zip(letters(folder), letters(name)).prefix { $0 == $1 }.count }
        let frequent = counts.filter { name, count in
            let isEnough =
                2 * count > files.count || 2 * count == files.count && letters(folder).hasPrefix(letters(name))
            return count > 1 && isEnough && isName(name[...])
        }
        let best = frequent.max {
            (shared($0.key), $0.value, $0.key.count, $1.key) < (shared($1.key), $1.value, $1.key.count, $0.key)
        }
        guard let best, !isPart(best.key[...]) else { return nil }
        return best.key
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

    /// The names of folders without their last word, by their paths, if three or more end with it: `Login` for
    /// `LoginModule`, beside `HomeModule` and `PayModule`. At least as many files begin with the name alone as with that of
    /// the folder.
    private static func stems(of folders: [String: [String]], below root: String) -> [String: Substring] {
        var stems: [String: Substring] = [:]
        var counts: [String: Int] = [:]
        for (folder, paths) in folders {
            for ancestor in ancestors(of: [folder], below: root) {
                guard let stem = stems[ancestor] ?? beginnings(of: String(ancestor.lastPart)).last.map({ $0[...] })
                else { continue }
                stems[ancestor] = stem
                for file in paths.map(\.lastPart) where file.begins(with: stem) {
                    counts[ancestor, default: 0] += file.begins(with: ancestor.lastPart) ? -1 : 1
                }
            }
        }
        let possible = stems.filter { counts[$0.key].map { $0 >= 0 } ?? false }
        let alike = Dictionary(grouping: possible) { $0.key.lastPart.dropFirst($0.value.count) }
        let common = alike.values.filter { Set($0.map(\.key.lastPart)).count >= leastAlike }
        return Dictionary(uniqueKeysWithValues: common.joined().map { ($0.key, $0.value) })
    }

    private static func isName(_ text: Substring) -> Bool { (try? ModuleName(String(text))) != nil }

    /// The files whose names may begin with a module's. `Login+View.swift` is one of them beside `Login.swift`, and
    /// `String+Trimming.swift` is none.
    private static func naming(_ paths: [String]) -> [String] {
        let files = paths.map { String($0.lastPart) }.filter { $0.contains(".") }
        let stems = Set(files.map { $0.prefix { $0 != "." } })
        return files.filter { file in file.firstIndex(of: "+").map { stems.contains(file[..<$0]) } ?? true }
    }

    /// The beginnings of a file's name that end where a word does: `Login` and `LoginView` of `LoginViewCell.swift`.
    static func beginnings(of file: String) -> [String] {
        let name = Array(file.prefix { $0 != "." && $0 != "+" })
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
