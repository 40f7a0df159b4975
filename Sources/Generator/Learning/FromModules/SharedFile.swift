/// A file that several modules have.
struct SharedFile {

    /// The file of one module.
    struct Copy {
        let module: Int
        let source: ModuleText
        /// The text without the comment on top of it.
        let text: String
        /// The text as it is compared with others.
        let compared: String
        /// Its lines, as they are compared with others.
        let lines: [String]
        /// The items of a Swift file; else none.
        let items: Item.Group
        let names: NamesInCode

        fileprivate init(module: Int, source: ModuleText, text: String) {
            (self.module, self.source, self.text) = (module, source, text)
            compared = Spellings.compared(text)
            lines = text.comparedLines
            var tree = SwiftTree(source.isSwift ? text : "")
            items = ItemReader.file(tree)
            // All marks are equally long.
            if source.isSwift { tree.source = Array(compared.utf8) }
            names = NamesInCode(tree)
        }
    }

    let copies: [Copy]

    var modules: Set<Int> { Set(copies.map(\.module)) }
    /// True if its path has the module's name.
    var isNamed: Bool { Spellings.hasMarks(in: copies[0].source.path) }

    /// True if most of the copies have a line in common.
    var hasSharedLine: Bool {
        let counts = copies.flatMap { Set($0.lines) }.counts
        return counts.contains { Threshold.isMost($0.value, of: copies.count) }
    }

    /// The copies that a template is made from. Only Swift is merged: in another file, any line may need any other
    /// line. Of such a file, more than half of the copies must be the same, apart from names; else there are none.
    var decisiveCopies: [Copy] {
        guard let first = copies.first, !first.source.isSwift else { return copies }
        let most = copies.map(\.compared).mostFrequent
        let same = copies.filter { $0.compared == most }
        return Threshold.isMost(same.count, of: copies.count) && most?.utf8.trimmingSpaces.isEmpty == false ? same : []
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
                    let own = text.text(unit: unit, keepsSpaces: modules.count == 1)
                    return Copy(module: module, source: text, text: own)
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
