import Testing

@testable import VipergenGenerator

@Suite struct CandidateTests {

    private static let project = Project(name: "App", date: "2026-01-01")

    private func templateSet() throws -> TemplateSet {
        let manifest = """
            {"name": "own", "options": [{"name": "log", "type": "flag", "help": "h"},
              {"name": "view", "type": "choice", "values": ["x", "y"], "help": "h"},
              {"name": "child", "type": "list", "is": "typeName", "help": "h"}]}
            """
        let files = [
            "template.json": manifest, "{{name}}.swift.mustache": "a\nb {{view}}\n",
            "{{name}}Log.swift.mustache": "{{#log}}\n{{#child}}\nc {{child}}\n{{/child}}\n{{/log}}\n",
            "{{name}}View.swift.mustache": "{{#view.y}}\nd\ne\nf\n{{/view.y}}\n",
        ]
        return try TemplateSet(files: files.map { SourceFile(path: $0, text: $1) }, location: "own")
    }

    @Test func `a distance does not depend on earlier comparisons`() throws {
        let set = try templateSet()
        let texts = ["": "a\nb x\n", "Log": "c One\nmine\n", "View": "d\n"]
        let disk = ModuleOnDisk(
            try Module("Login"),
            texts.map { ModuleOnDisk.File(path: "Login/Login\($0).swift", contents: Array($1.utf8)) },
            hasOneFolder: false
        )
        let search = ProvenanceSearch(set, in: Self.project)
        var all: [[String: OptionValue]] = []
        for view in ["x", "y"] {
            for log in [false, true] {
                for child: [String] in [[], ["One"]] {
                    all.append(["view": .text(view), "log": .flag(log), "child": .list(child)])
                }
            }
        }
        func distances(_ all: [[String: OptionValue]]) throws -> [[String: OptionValue]: [Int]] {
            let renderings = try search.renderings(on: disk)
            var distances: [[String: OptionValue]: [Int]] = [:]
            for values in all {
                let distance = try #require(try renderings.candidate(values)).distance
                distances[values] = [distance.lines, distance.unpairedFiles, distance.excessLines, distance.movedFiles]
            }
            return distances
        }
        let expected = try distances(all)
        #expect(try distances(all.reversed()) == expected)
        for values in all { #expect(try distances([values])[values] == expected[values]) }
        // Two files on disk are not rendered: each counts as three lines more than it has.
        #expect(expected[all[0]] == [9, 2, 0, 0])
        #expect(expected[["view": .text("y"), "log": .flag(true), "child": .list(["One"])]] == [4, 0, 1, 0])
    }
}
