import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Projects that cannot be changed safely") struct BrokenProjectTests {

    private static let id = SampleProject.id

    /// The diagnostics for adding a file to a project in which one text is replaced by another.
    private func told(
        _ old: String = "",
        _ new: String = "",
        adding path: String = "App/Login/A.swift",
        to targets: String...
    ) -> [Diagnostic] {
        let text = old.isEmpty ? SampleProject.groups.text : SampleProject.groups.text.replacing(old, with: new)
        return told(text, adding: path, to: targets.isEmpty ? ["App"] : targets)
    }

    private func told(_ text: String, adding path: String = "App/A.swift", to targets: [String] = ["App"])
        -> [Diagnostic]
    {
        do {
            let path = path.hasPrefix("/") ? path : "\(SampleProject.folder)/\(path)"
            _ = try project(text).changed(adding: [XcodeProject.Addition(path: path, targets: targets)])
            Issue.record("nothing was told")
            return []
        } catch {
            #expect(error.kind == .data)
            #expect(error.diagnostics.allSatisfy { $0.place?.file == SampleProject.file })
            return error.diagnostics
        }
    }

    @Test("a property list in another format is refused", arguments: ["<?xml version=\"1.0\"?>", "bplist00", "", "[]"])
    func foreignForm(text: String) {
        #expect(told(text).count == 1)
    }

    @Test("an XML or binary project is reported as such, with advice")
    func xml() {
        let problem = told("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist/>")[0]
        #expect(problem.message == "the project is an XML property list")
        #expect(told("bplist00")[0].message == "the project is a binary property list")
        #expect(problem.help?.contains("Xcode") == true)
    }

    @Test(
        "a conflict marker is reported with its line, the first or one that is left over",
        arguments: ["<<<<<<< HEAD\n=======\n>>>>>>> other", "||||||| base", "=======", ">>>>>>> other"],
        ["\t\t\t\t\(id("31"))", "\t\t\tname = AppTests;"]
    )
    func conflict(markers: String, place: String) {
        let problems = told(place, "\(markers)\n\(place)")
        let line = SampleProject.groups.line(of: place)
        #expect(problems.map { $0.place?.line } == [line])
        #expect(problems[0].place?.column == 1)
        #expect(problems[0].message.contains("merge conflict"))
        #expect(problems[0].help != nil)
    }

    @Test("a truncated project is refused without a crash")
    func cutShort() {
        let bytes = Array(SampleProject.groups.text.utf8.dropLast(2))
        for length in stride(from: 0, to: bytes.count, by: 13) {
            #expect(throws: Failure.self) {
                _ = try XcodeProject(Array(bytes[..<length]), file: "x", folder: "/").changed(adding: [])
            }
        }
    }

    @Test("a project with a changed byte is refused or keeps all its bytes, without a crash", arguments: 0..<4)
    func changedByte(seed: Int) {
        let original = Array(SampleProject.groups.text.utf8)
        let replacements = Array("{}()=;,\"/*<'\\\u{0}A".utf8)
        for offset in stride(from: seed, to: original.count, by: 23) {
            var bytes = original
            bytes[offset] = replacements[offset % replacements.count]
            guard let project = try? XcodeProject(bytes, file: "x", folder: SampleProject.folder) else { continue }
            let files = additions(["App/Login/A.swift", "App/L.xib"], to: "App")
            do {
                // All original bytes are still there, in their order.
                var rest = bytes[...]
                for byte in try project.changed(adding: files).contents where byte == rest.first { rest.removeFirst() }
                #expect(rest.isEmpty)
            } catch {
                #expect(!error.description.contains("mistake of vipergen"), "\(offset)")
            }
        }
    }

    @Test(
        "a syntax error is reported in words",
        arguments: [
            ("[]", "expected '{'"), ("{} x", "expected nothing more"),
            ("{a = ;}", "expected a value"), ("{a = <aa>;}", "expected a value"),
            ("{{} = 1;}", "expected a key"), ("{(a) = 1;}", "expected a key"),
            ("{<aa> = 1;}", "expected a key"), ("{", "the project is cut short: what begins here has no end"),
            ("{a = (", "the project is cut short: what begins here has no end"),
        ]
    )
    func form(text: String, message: String) {
        #expect(told(text).map(\.message) == [message])
    }

    @Test("a syntax error is reported with its line and column")
    func places() {
        let problem = told("name = AppTests;", "name AppTests;")[0]
        #expect(problem.message == "expected '='")
        #expect(problem.place?.line == SampleProject.groups.line(of: "name = AppTests"))
        #expect(problem.place?.column == 9)
        #expect(
            told("\t\t\t\t\(Self.id("31")) /* App */,", "\t\t\t\t\(Self.id("31")) x,")[0].message
                == "expected ',' or ')'"
        )
        #expect(
            told("/* Project object */;", "/* Project object;")[0].message
                == "the project is cut short: this comment has no end"
        )
        #expect(told("projectDirPath = \"\"", "projectDirPath = \"")[0].message.contains("cut short"))
    }

    @Test("a truncated value is reported, and a project whose 'objects' is not a dictionary is refused")
    func cutAfterKey() {
        for text in ["{ a = ", "{ a", "{ a = b", "{ a = (b"] {
            let problem = told(text)[0]
            #expect(problem.message == "the project is cut short: what begins here has no end", "\(text)")
        }
        #expect(told("{ objects = (); rootObject = x; }")[0].message.hasPrefix("this is not a project: "))
    }

    @Test("values that are nested too deep are refused")
    func deepValues() {
        let text = "{ x = " + String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000) + "; }"
        #expect(told(text)[0].message.contains("deep in one another"))
        for (depth, isDeep) in [(99, false), (100, true)] {
            let text = "{ x = " + String(repeating: "(", count: depth) + String(repeating: ")", count: depth) + "; }"
            #expect(told(text)[0].message.contains("deep in one another") == isDeep, "\(depth)")
        }
    }

    @Test("groups that are nested too deep are refused")
    func deepGroups() {
        let groups = (0..<2_000).map { index in
            let next = index < 1_999 ? "G\(index + 1)" : ""
            return "\t\tG\(index) = {isa = PBXGroup; children = (\(next)); path = x; sourceTree = \"<group>\"; };\n"
        }
        let text = SampleProject.groups.text
            .replacing("/* End PBXGroup section */", with: groups.joined() + "/* End PBXGroup section */")
            .replacing("\t\t\t\t\(Self.id("31")) /* App */,", with: "\t\t\t\tG0,")
        #expect(told(text)[0].message == "groups are more than 64 deep in one another")
    }

    @Test("the target nearest to an unknown one is suggested, and several unknown ones are reported together")
    func unknownTargets() {
        let problems = told(to: "AppTest", "Apq", "App")
        #expect(
            problems.map(\.message) == [
                "the project has no target 'AppTest' that can have files",
                "the project has no target 'Apq' that can have files",
            ]
        )
        #expect(problems[0].help == "did you mean 'AppTests'?")
        #expect(told(to: "Elsewhere")[0].help == "name a target that has files: 'App', 'AppTests'")
        let list = "targets = (\n\t\t\t\t\(Self.id("40")) /* App */,\n\t\t\t\t\(Self.id("41")) /* AppTests */,\n\t\t\t)"
        #expect(told(list, "targets = ()")[0].help == "no target of the project has files")
        let names = (10..<31).map { "T\($0)" }
        let objects = names.map { "\t\t\($0) = {isa = PBXNativeTarget; buildPhases = (); name = \($0); };\n" }.joined()
        let many = SampleProject.groups.text
            .replacing(list, with: "targets = (\(names.joined(separator: ", ")))")
            .replacing("/* End PBXNativeTarget section */", with: objects + "/* End PBXNativeTarget section */")
        #expect(told(many, to: ["Elsewhere"])[0].help?.hasSuffix(", 'T28', 'T29'") == true)
    }

    @Test("a target without the phase that a file needs is reported with its place")
    func missingPhase() {
        let problem = told(adding: "App/A.storyboard", to: "AppTests")[0]
        #expect(
            problem.message == "the target 'AppTests' has no phase 'Copy Bundle Resources', which 'A.storyboard' needs"
        )
        #expect(problem.place?.line == SampleProject.groups.line(of: "\(Self.id("41")) /* AppTests */ = {"))
    }

    @Test("the first of very many files without a phase are reported, and that there are more")
    func manyWithoutPhase() {
        func told(_ count: Int) -> [String] {
            let files = (0..<count).map { "App/A\($0).storyboard" }
            let failure = #expect(throws: Failure.self) {
                try project(SampleProject.groups.text).changed(adding: additions(files, to: "AppTests"))
            }
            return failure?.diagnostics.map(\.message) ?? []
        }
        #expect(told(Limits.problems).count == Limits.problems)
        #expect(told(Limits.problems + 9).last == "the file has more mistakes")
    }

    @Test("a folder outside the folders of all groups is refused")
    func outOfReach() {
        #expect(
            told(adding: "/elsewhere/A.swift")[0].message
                == "no group of the project is for '../../../elsewhere' or above it"
        )
        let files = ["/elsewhere/A.swift", "/elsewhere/B.swift"].map {
            XcodeProject.Addition(path: $0, targets: ["App"])
        }
        let failure = #expect(throws: Failure.self) { try project(SampleProject.groups.text).changed(adding: files) }
        #expect(failure?.diagnostics.count == 1)
    }

    @Test(
        "a path with invisible characters is refused",
        arguments: ["App/A\n.swift", "App/\u{1B}[2J/A.swift", "A\u{200B}.swift"]
    )
    func invisible(path: String) {
        #expect(told(adding: path)[0].message.contains("cannot be seen"))
    }

    @Test(
        "an ID that no object has is reported with its place",
        arguments: [
            ("\t\t\t\t\(id("31")) /* App */,", "\t\t\t\tB00,"),
            ("\t\t\t\t\(id("60")) /* Sources */,", "\t\t\t\tB00,"), ("fileRef = \(id("10"))", "fileRef = B00"),
            ("\t\t\t\t\(id("41")) /* AppTests */,", "\t\t\t\tB00,"),
            ("rootObject = \(id("1"))", "rootObject = B00"),
        ]
    )
    func dangling(old: String, new: String) {
        let problems = told(old, new)
        #expect(problems[0].message.hasPrefix("'B00' is not the ID of a"))
        #expect(problems[0].place?.line == SampleProject.groups.line(of: old))
    }

    @Test("another value in the place of an object is reported")
    func noObject() {
        let begin = "/* Begin PBXGroup section */\n"
        let problems = told(begin, begin + "\t\tX = y;\n")
        #expect(problems.map(\.message) == ["expected an object"])
        #expect(problems[0].place?.line == SampleProject.groups.line(of: begin) + 1)
    }

    @Test(
        "another value in the place of a list, or of an ID, is reported",
        arguments: [
            ("(\n\t\t\t\t\(id("31")) /* App */,\n\t\t\t)", "x", "expected a list"),
            ("(\n\t\t\t\t\(id("20")) /* AppDelegate.swift in Sources */,\n\t\t\t)", "x", "expected a list"),
            ("\t\t\t\t\(id("31")) /* App */,", "\t\t\t\t(x),", "'(…)' is not the ID of an object"),
        ]
    )
    func noList(old: String, new: String, message: String) {
        let problems = told(old, new)
        #expect(problems.map(\.message) == [message])
        #expect(problems[0].place?.line == SampleProject.groups.line(of: old))
    }

    @Test(
        "a missing or invalid main group is reported once",
        arguments: [
            ("mainGroup = \(id("30"));", ""), ("mainGroup = \(id("30"))", "mainGroup = \(id("10"))"),
            ("mainGroup = \(id("30"))", "mainGroup = B00"),
        ]
    )
    func mainGroup(old: String, new: String) {
        #expect(told(old, new).map(\.message) == ["the project has no main group"])
    }

    @Test("anything that is not a build file is refused in a phase")
    func otherInPhase() {
        let problem = told("isa = PBXBuildFile;", "isa = PBXBuiltFile;")[0]
        #expect(problem.message == "'\(Self.id("20"))' is not the ID of a build file")
        let line = "\t\t\t\t\(Self.id("20")) /* AppDelegate.swift in Sources */"
        #expect(problem.place?.line == SampleProject.groups.line(of: line))
    }

    @Test(
        "an object of another kind is refused among the targets and phases",
        arguments: [
            ("\t\t\t\t\(id("41")) /* AppTests */,", "a target"),
            ("\t\t\t\t\(id("60")) /* Sources */,", "a build phase"),
        ]
    )
    func otherInTarget(old: String, kind: String) {
        let problem = told(old, "\t\t\t\t\(Self.id("20")),")[0]
        #expect(problem.message == "'\(Self.id("20"))' is not the ID of \(kind)")
        #expect(problem.place?.line == SampleProject.groups.line(of: old))
    }

    @Test("several IDs that no object has are reported together, up to a limit")
    func manyDangling() {
        let old = "\t\t\t\t\(Self.id("31")) /* App */,\n"
        #expect(told(old, "\t\t\t\tB00,\n\t\t\t\tB01,\n").count == 2)
        #expect(told(old, (0..<9999).map { "\t\t\t\tB\($0),\n" }.joined()).count == Limits.problems + 1)
    }

    @Test(
        "a group that is in itself, or in another one that is in it, is refused",
        arguments: [("30", "the main group"), ("31", "'App'")]
    )
    func circle(group: String, name: String) {
        let id = Self.id(group)
        let problem = told("\t\t\t\t\(Self.id("10")) /* AppDelegate.swift */,", "\t\t\t\t\(id),")[0]
        #expect(problem.message == "\(name) is in itself")
        #expect(problem.place?.line != nil)
    }

    @Test("fifty levels of groups that are each in two others are read without a wait")
    func diamonds() throws {
        let groups = (0..<50).map { index in
            let next = index < 49 ? "G\(index + 1), H\(index + 1), " : ""
            return ["G", "H"].map {
                "\t\t\($0)\(index) = {isa = PBXGroup; children = (\(next)); path = \($0); sourceTree = \"<group>\"; };\n"
            }.joined()
        }
        let text = SampleProject.groups.text
            .replacing("/* End PBXGroup section */", with: groups.joined() + "/* End PBXGroup section */")
            .replacing(
                "\t\t\t\t\(Self.id("31")) /* App */,",
                with: "\t\t\t\t\(Self.id("31")),\n\t\t\t\tG0,\n\t\t\t\tH0,"
            )
        #expect(try text.changed(adding: additions(["App/A.swift"], to: "App")).contains("A.swift in Sources"))
    }

    @Test(
        "a root object that is missing or not a project is reported alone",
        arguments: [id("30"), "B00"]
    )
    func root(id: String) {
        let problems = told("rootObject = \(Self.id("1"))", "rootObject = \(id)")
        #expect(problems.map(\.message) == ["'\(id)' is not the ID of a project"])
    }

    @Test("groups may be nested 64 deep, and no deeper")
    func deepestGroups() throws {
        func nested(_ count: Int) -> String {
            let groups = (0..<count).map { index in
                let next = index + 1 < count ? "G\(index + 1), " : ""
                return "\t\tG\(index) = {isa = PBXGroup; children = (\(next)); path = g; sourceTree = \"<group>\"; };\n"
            }
            return SampleProject.groups.text
                .replacing("\t\t\t\t\(Self.id("10")) /* AppDelegate.swift */,", with: "\t\t\t\tG0,")
                .replacing("/* End PBXGroup section */", with: groups.joined() + "/* End PBXGroup section */")
        }
        _ = try nested(62).changed(adding: additions(["App/A.swift"], to: "App"))
        #expect(told(nested(63))[0].message == "groups are more than 64 deep in one another")
    }

    @Test("a project without comments around its sections is refused")
    func sections() {
        let bare = SampleProject.groups.text.split(separator: "\n").filter { !$0.hasPrefix("/* ") }.joined(
            separator: "\n"
        )
        #expect(told(bare)[0].message == "the project has no comments that begin and end its sections")
    }

    @Test("a section that lacks a comment counts as missing, and is created", arguments: ["Begin", "End"])
    func halfSection(mark: String) throws {
        let text = SampleProject.groups.text.replacing("/* \(mark) PBXGroup section */\n", with: "")
        let changed = try text.changed(adding: additions(["App/New/A.swift"], to: "App"))
        #expect(changed.contains("/* Begin PBXGroup section */\n") && changed.contains("/* End PBXGroup section */\n"))
        #expect(changed.contains("A.swift in Sources"))
    }

    @Test("a project that is not UTF-8 is refused with the line")
    func notUTF8() throws {
        var bytes = Array(SampleProject.groups.text.utf8)
        bytes[30] = 0xFF
        let failure = #expect(throws: Failure.self) { try XcodeProject(bytes, file: "x", folder: "/") }
        #expect(failure?.diagnostics[0].place?.line == 3)
    }
}
