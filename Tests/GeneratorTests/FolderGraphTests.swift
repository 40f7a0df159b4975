import Foundation
import TestSupport
import Testing

@Suite("The folders of the sources") struct FolderGraphTests {

    /// The stage that every other one may use; the table does not list it.
    private static let basics = "Basics"

    private static let sources = Result { try FolderGraph(Repository.root.appending(path: "Sources/Generator")) }

    /// The rows `| folder | uses | … |` of the table in CONTRIBUTING.md, in their order.
    private static func table() throws -> [(folder: String, uses: Set<String>)] {
        let page = try String(contentsOf: Repository.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").drop { $0 != "| folder | uses | what happens there |" }.dropFirst(2)
        return rows.prefix { $0.hasPrefix("|") }.map { row in
            let cells = row.split(separator: "|").prefix(2).map { cell in
                cell.matches(of: /`([\w\/]+)`/).map { String($0.1) }
            }
            return (cells[0][0], Set(cells[1]))
        }
    }

    private static func stage(of folder: String) -> String { String(folder.prefix { $0 != "/" }) }

    /// A used folder as a row names it: its part's name within the stage, and the stage's name elsewhere.
    private static func name(of used: String, in folder: String) -> String {
        stage(of: used) == stage(of: folder) ? String(used.drop { $0 != "/" }.dropFirst()) : stage(of: used)
    }

    @Test("each folder uses the stages and parts that the table in CONTRIBUTING.md lists, and no others")
    func table() throws {
        let (graph, table) = (try Self.sources.get(), try Self.table())
        #expect(Set(table.map(\.folder)) == graph.folders)
        for (folder, listed) in table {
            var used: Set<String> = []
            for use in graph.uses where use.folder == folder {
                let name = Self.name(of: use.other, in: folder)
                if name == Self.basics { continue }
                used.insert(name)
                if !listed.contains(name) { Issue.record("\(folder) uses \(use.other): \(use.word) in \(use.file)") }
            }
            #expect(used.isSuperset(of: listed), "\(folder) does not use all that the table lists")
        }
    }

    @Test("the table is in the order of the data flow: each folder uses only those above it, and stages stay together")
    func order() throws {
        var above: [String] = []
        for (folder, uses) in try Self.table() {
            let (stage, last) = (Self.stage(of: folder), above.last.map(Self.stage))
            #expect(stage == last || !above.contains { Self.stage(of: $0) == stage }, "\(folder) is apart")
            let known = Set(above.map { Self.name(of: $0, in: folder) })
            #expect(uses.isSubset(of: known), "\(folder) uses what is below it: \(uses.subtracting(known).sorted())")
            above.append(folder)
        }
        #expect(8...10 ~= Set(above.map(Self.stage)).count)
    }

    @Test("merging, language and generating do not use the disk")
    func pureStages() throws {
        let graph = try Self.sources.get()
        for folder in ["Language", "Swift", "Updating/Merging", "Basics/Documents", "Generating"] {
            let used = graph.used(by: folder).map(Self.stage)
            #expect(!used.contains("System") && !used.contains("Writing"), "\(folder)")
        }
        for folder in graph.folders where ["Basics", "System"].contains(Self.stage(of: folder)) {
            #expect(Set(graph.used(by: folder).map(Self.stage)).isSubset(of: ["Basics", "System"]), "\(folder)")
        }
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
