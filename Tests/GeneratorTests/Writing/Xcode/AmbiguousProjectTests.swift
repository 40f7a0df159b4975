import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Ambiguous projects") struct AmbiguousProjectTests {

    private static let id = SampleProject.id

    /// The problems with adding a file to a project.
    private func problems(_ text: String, adding path: String = "App/A.swift", to target: String = "App")
        -> [Diagnostic]
    {
        let failure = #expect(throws: Failure.self) { try text.changed(adding: additions([path], to: target)) }
        return failure?.diagnostics ?? []
    }

    // MARK: - Keys -

    @Test(
        "a dictionary that has a key twice is refused, with the line and column",
        arguments: [
            ("path = App;", "path = Other;", "path"),
            ("projectDirPath = \"\";", "\"projectDirPath\" = x;", "projectDirPath"),
            ("buildActionMask = 2147483647;", "files = ();", "files"),
            ("name = AppTests;", "buildPhases = ();", "buildPhases"),
        ]
    )
    func repeatedKey(line: String, other: String, key: String) {
        let text = SampleProject.groups.text.replacing(
            "\t\t\t\(line)\n",
            with: "\t\t\t\(line)\n\t\t\t\(other)\n",
            maxReplacements: 1
        )
        let problems = problems(text)
        #expect(problems.map(\.message) == ["this dictionary has the key '\(key)' twice"])
        let second =
            key == "files" ? SampleProject.groups.line(of: "files = (") + 1 : SampleProject.groups.line(of: line) + 1
        #expect(problems.first?.place?.line == second)
        #expect(problems.first?.place?.column == 4)
        #expect(problems.first?.help == "remove one of the two")
    }

    @Test("a second 'objects' is reported")
    func repeatedObjects() {
        let text = SampleProject.groups.text.replacing("\trootObject", with: "\tobjects = {};\n\trootObject")
        #expect(problems(text).map(\.message) == ["this dictionary has the key 'objects' twice"])
    }

    @Test("two objects with one ID are refused")
    func repeatedID() {
        let text = SampleProject.groups.text.replacing("\t\t\(Self.id("41")) ", with: "\t\t\(Self.id("40")) ")
        #expect(problems(text)[0].message == "this dictionary has the key '\(Self.id("40"))' twice")
    }

    // MARK: - Comments -

    @Test(
        "a comment directly after an unquoted string is refused",
        arguments: ["\(id("10"))/* AppDelegate.swift */,", "\(id("10"))/**/,"]
    )
    func commentWithoutSpace(written: String) {
        let entry = "\(Self.id("10")) /* AppDelegate.swift */,"
        let problem = problems(SampleProject.groups.text.replacing(entry, with: written))[0]
        #expect(problem.message == "a comment needs a space before it")
        #expect(problem.place?.line == SampleProject.groups.line(of: "\t\t\t\t\(entry)"))
        #expect(problem.place?.column == 29)
    }

    @Test("a comment needs no space after a quoted string, a bracket or another comment")
    func commentAfterOthers() throws {
        let text = "{a = \"x\"/* c *///d\n; b =/**/(/**/y,/**/);}"
        let list = try PropertyList(Array(text.utf8))
        #expect(list.root["a"]?.text == "x")
        #expect(list.root["b"]?.elements.map(\.text) == ["y"])
    }

    // MARK: - Groups -

    /// The sample with one more group in the main group.
    private func withGroup(_ fields: String, _ text: String = SampleProject.groups.text) -> String {
        let group = "\t\t\(Self.id("39")) = {isa = PBXGroup; children = (); \(fields) sourceTree = \"<group>\"; };\n"
        let entry = "\t\t\t\t\(Self.id("31")) /* App */,\n"
        return text.replacing("/* End PBXGroup section */", with: group + "/* End PBXGroup section */")
            .replacing(entry, with: "\(entry)\t\t\t\t\(Self.id("39")),\n")
    }

    /// The ID of the group that a file is in.
    private func group(of file: String, in text: String) throws -> String? {
        let project = try ProjectText(Array(text.utf8), file: SampleProject.file)
        let groups = project.objects.values.filter { $0.kind == .group }
        return groups.first { group in
            group.texts("children").contains { project.objects[$0]?.name == file }
        }?.id
    }

    @Test("the only unnamed one of several groups for a folder is used")
    func groupWithoutName() throws {
        let text = withGroup("name = Supporting; path = App;")
        let new = try text.changed(adding: additions(["App/A.swift"], to: "App"))
        #expect(try group(of: "A.swift", in: new) == Self.id("31"))
        #expect(try new.changed(removing: ["App/A.swift"]) == text)
    }

    @Test("the group of the products is never used for a folder, even if it has a path")
    func products() throws {
        let text = withGroup("path = App;").replacing(
            "projectDirPath = \"\";",
            with: "productRefGroup = \(Self.id("39"));\n\t\t\tprojectDirPath = \"\";"
        )
        let new = try text.changed(adding: additions(["App/A.swift"], to: "App"))
        #expect(try group(of: "A.swift", in: new) == Self.id("31"))
    }

    @Test("the main group is used for a folder, even if it is the group of the products")
    func productsInMainGroup() throws {
        let text = SampleProject.groups.text.replacing(
            "projectDirPath = \"\";",
            with: "productRefGroup = \(Self.id("30"));\n\t\t\tprojectDirPath = \"\";"
        )
        let new = try text.changed(adding: additions(["A.swift"], to: "App"))
        #expect(try group(of: "A.swift", in: new) == Self.id("30"))
    }

    @Test("two groups for a folder are reported, both with their names")
    func sameGroups() {
        let second =
            "\t\t\(Self.id("39")) /* Again */ = {isa = PBXGroup; children = (); name = Again; path = App; sourceTree = SOURCE_ROOT; };\n"
        let text = SampleProject.groups.text
            .replacing("\t\t\tpath = App;", with: "\t\t\tname = App;\n\t\t\tpath = App;")
            .replacing("/* End PBXGroup section */", with: second + "/* End PBXGroup section */")
            .replacing(
                "\t\t\t\t\(Self.id("31")) /* App */,",
                with: "\t\t\t\t\(Self.id("31")),\n\t\t\t\t\(Self.id("39")),"
            )
        let found = problems(text)
        #expect(found.count == 1)
        #expect(
            found[0].message.hasPrefix(
                "2 groups are for the folder 'App': 'App' (\(Self.id("31"))) and 'Again' (\(Self.id("39")))"
            )
        )
        #expect(found[0].place?.excerpt?.contains("Again") == true)
    }

    @Test("messages call the main group and the project's folder by these words if they have no name")
    func mainGroup() {
        let message = problems(withGroup("path = .;"), adding: "A.swift")[0].message
        #expect(
            message
                == "2 groups are for the project's folder: the main group (\(Self.id("30"))) and '.' (\(Self.id("39")))"
        )
        let elsewhere = SampleProject.groups.text.replacing(
            "\t\t\tsourceTree = \"<group>\";\n\t\t};\n\t\t\(Self.id("31"))",
            with: "\t\t\tpath = Sources;\n\t\t\tsourceTree = \"<group>\";\n\t\t};\n\t\t\(Self.id("31"))"
        )
        #expect(
            problems(elsewhere, adding: "A.swift")[0].message
                == "no group of the project is for the project's folder or above it"
        )
    }

    // MARK: - Targets -

    @Test("two targets with one name are refused, unless no target is requested")
    func sameTargets() {
        let text = SampleProject.groups.text.replacing("name = AppTests;", with: "name = App;")
        let problem = problems(text)[0]
        #expect(problem.message.hasPrefix("2 targets are named 'App'"))
        #expect(problem.place?.line == SampleProject.groups.line(of: "\(Self.id("41")) /* AppTests */ = {"))
        #expect(throws: Never.self) { try project(text).changed(adding: additions(["App/A.swift"])) }
    }

    @Test("a target that compiles nothing is refused, and others are suggested", arguments: ["Aggregate", "Legacy"])
    func aggregateTarget(kind: String) {
        let text = SampleProject.groups.text.replacing(
            "isa = PBXNativeTarget;\n\t\t\tbuildPhases = (\n\t\t\t\t\(Self.id("61"))",
            with: "isa = PBX\(kind)Target;\n\t\t\tbuildPhases = (\n\t\t\t\t\(Self.id("61"))"
        )
        let problem = problems(text, to: "AppTests")[0]
        #expect(problem.message == "the project has no target 'AppTests' that can have files")
        #expect(problem.help == "name a target that has files: 'App'")
    }

    @Test("a binary project is reported as such, though it is not UTF-8")
    func binary() {
        let bytes = Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0x00, 0xFF]
        let failure = #expect(throws: Failure.self) { try XcodeProject(bytes, file: "x", folder: "/") }
        #expect(failure?.diagnostics.map(\.message) == ["the project is a binary property list"])
        #expect(failure?.diagnostics[0].help?.contains("Xcode") == true)
    }
}
