import Foundation
import TestSupport
import Testing

@Suite("The folders of the sources") struct FolderGraphTests {

    /// Folders that every folder may use; the table does not list them.
    private static let leaves: Set = ["Diagnostics", "Paths"]

    private static let sources = Result { try FolderGraph(Repository.root.appending(path: "Sources/Generator")) }

    /// The rows `| folder | used folders | … |` of the table in CONTRIBUTING.md.
    private static func table() throws -> [String: Set<String>] {
        let page = try String(contentsOf: Repository.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").drop { $0 != "| folder | uses | what happens there |" }.dropFirst(2)
        let uses = rows.prefix { $0.hasPrefix("|") }.map { row in
            let cells = row.split(separator: "|").prefix(2).map { cell in
                cell.matches(of: /`(\w+)`/).map { String($0.1) }
            }
            return (cells[0][0], Set(cells[1]))
        }
        return Dictionary(uniqueKeysWithValues: uses)
    }

    @Test("each folder uses the folders that the table in CONTRIBUTING.md lists, and no others")
    func table() throws {
        let (graph, table) = (try Self.sources.get(), try Self.table())
        #expect(Set(table.keys) == graph.folders)
        for folder in graph.folders.sorted() {
            let used = graph.used(by: folder).subtracting(Self.leaves)
            let listed = table[folder] ?? []
            for other in used.subtracting(listed).sorted() {
                let words = graph.uses.filter { $0.folder == folder && $0.other == other }
                    .map { "\($0.word) in \($0.file)" }.joined(separator: ", ")
                Issue.record("\(folder) uses \(other): \(words)")
            }
            #expect(used.isSuperset(of: listed), "\(folder) does not use all that the table lists")
        }
    }

    @Test("the folders have no cycle of uses")
    func cycles() throws {
        let cycle = try Self.sources.get().cycle
        #expect(cycle == nil, "\(cycle?.joined(separator: " → ") ?? "")")
    }

    @Test(
        "merging and language code do not use the disk, and paths use no other folder"
    )
    func leaves() throws {
        let graph = try Self.sources.get()
        for folder in ["Language", "Merging", "Documents", "Rendering"] {
            #expect(graph.used(by: folder).isDisjoint(with: ["FileSystem", "Transactions"]), "\(folder)")
        }
        #expect(graph.used(by: "Paths").isEmpty)
        #expect(graph.used(by: "Diagnostics").isSubset(of: ["Paths"]))
        #expect(graph.used(by: "FileSystem").isSubset(of: Self.leaves))
    }

    // MARK: - The approximation -

    private static func graph(_ codes: [String: String]) -> FolderGraph {
        FolderGraph(codes.map { folder, source in (folder, "\(folder).swift", FolderGraph.code(source)) })
    }

    @Test("types and added members are uses; comments, strings, nested types and names of two folders are not")
    func uses() {
        let graph = Self.graph([
            "A":
                "struct Thing {\n  struct Inner {}\n  var size: Int { 0 }\n}\nextension String {\n  var thinged: Thing { }\n}",
            "B":
                "// Thing\nlet text = \"Thing \\(name.thinged) \\\"Thing\"\nlet raw = #\"Thing\"#\nstruct Both {}",
            "C":
                "struct Mine {\n  struct Thing {}\n  let thing: Thing\n}\nstruct Both {}\nfunc same<Thing>(_ one: Thing) {}",
            "D": "func work(_ thing: Thing, _ both: Both) { thing.size }",
        ])
        #expect(graph.used(by: "B") == ["A"] && graph.uses.first { $0.folder == "B" }?.word == "thinged")
        #expect(graph.used(by: "C").isEmpty && graph.used(by: "D") == ["A"] && graph.cycle == nil)
    }

    @Test("a cycle is found, however long")
    func longCycle() {
        let graph = Self.graph([
            "A": "struct One { let two: Two }", "B": "struct Two { let three: Three }",
            "C": "struct Three { let one: [One] }", "D": "struct Four { let one: One }",
        ])
        #expect(graph.cycle == ["A", "B", "C", "A"])
    }
}
