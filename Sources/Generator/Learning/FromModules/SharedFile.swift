/// A file that several modules have.
struct SharedFile {

    /// The file of one module.
    struct Copy {
        let module: Int
        let text: ModuleText
        let blocks: [CodeBlock]
        /// The blank lines at its end.
        let lastBlanks: [String]
    }

    let copies: [Copy]

    var modules: Set<Int> { Set(copies.map(\.module)) }

    /// The copies that a template is made from. Only Swift is merged: in another file, any line may need any other
    /// line. Of such a file, more than half of the copies must be the same, apart from names; else there are none.
    var decisiveCopies: [Copy] {
        guard let first = copies.first, !first.text.isSwift else { return copies }
        let most = copies.map(\.blocks.first?.key).mostFrequent
        let same = copies.filter { $0.blocks.first?.key == most }
        return same.count * 2 > copies.count ? same : []
    }

    /// The files of several modules, by their names without the module's: `LoginView.swift` and `HomeView.swift` are
    /// one file. They match in different folders, too, unless some module has two files of that name: then the paths
    /// must match.
    static func files(of modules: [[ModuleText]]) -> [String: SharedFile] {
        let repeatedNames = Set(modules.flatMap { $0.filter { !$0.isTest }.map(\.name).duplicates })
        var files: [String: [(module: Int, text: ModuleText)]] = [:]
        for (module, texts) in modules.enumerated() {
            for text in texts {
                let name = repeatedNames.contains(text.name) ? Spellings.compared(text.path) : text.name
                files[(text.isTest ? TemplateSet.testsFolder : "") + name, default: []].append((module, text))
            }
        }
        return files.mapValues { texts in
            let unit = texts.map(\.text.unit).mostFrequent ?? "    "
            return SharedFile(
                copies: texts.map { module, text in
                    let (blocks, blanks) = text.blocks(unit: unit, keepsSpaces: modules.count == 1)
                    return Copy(module: module, text: text, blocks: blocks, lastBlanks: blanks)
                }
            )
        }
    }

    /// The file as some of the modules have it; nil if none does.
    func of(_ modules: Set<Int>) -> SharedFile? {
        let own = copies.filter { modules.contains($0.module) }
        return own.isEmpty ? nil : SharedFile(copies: own)
    }
}
