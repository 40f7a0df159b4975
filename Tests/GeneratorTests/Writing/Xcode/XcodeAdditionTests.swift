import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Files added to a project") struct XcodeAdditionTests {

    private let login = [
        "App/Login/LoginPresenter.swift", "App/Login/Login.storyboard", "App/Login/LoginRouter+Öffnen.swift",
    ]

    @Test("the new lines are those that Xcode would write")
    func lines() throws {
        let old = SampleProject.groups.text
        let new = try old.changed(adding: additions(["App/Login/Login+UI.swift", "App/Login/L.xib"], to: "App"))
        let ids = try #require(IDs(new))
        let lines = """
            \t\t\t\t\(ids.group) /* Login */,
            \t\t\t\t\(ids.swift) /* Login+UI.swift */,
            \t\t\t\t\(ids.inSources) /* Login+UI.swift in Sources */,
            \t\t\t\t\(ids.xib) /* L.xib */,
            \t\t\t\t\(ids.inResources) /* L.xib in Resources */,
            \t\t\t);
            \t\t\tchildren = (
            \t\t\tisa = PBXGroup;
            \t\t\tpath = Login;
            \t\t\tsourceTree = "<group>";
            \t\t\(ids.group) /* Login */ = {
            \t\t\(ids.swift) /* Login+UI.swift */ = {isa = PBXFileReference; \
            lastKnownFileType = sourcecode.swift; path = "Login+UI.swift"; sourceTree = "<group>"; };
            \t\t\(ids.inSources) /* Login+UI.swift in Sources */ = \
            {isa = PBXBuildFile; fileRef = \(ids.swift) /* Login+UI.swift */; };
            \t\t\(ids.xib) /* L.xib */ = {isa = PBXFileReference; \
            lastKnownFileType = file.xib; path = L.xib; sourceTree = "<group>"; };
            \t\t\(ids.inResources) /* L.xib in Resources */ = \
            {isa = PBXBuildFile; fileRef = \(ids.xib) /* L.xib */; };
            \t\t};
            """
        #expect(old.newLines(of: new).sorted() == lines.split(separator: "\n").map(String.init).sorted())
    }

    /// The IDs of the group and the two files in a text.
    private struct IDs {
        let group: Substring
        let swift: Substring
        let inSources: Substring
        let xib: Substring
        let inResources: Substring

        init?(_ text: String) {
            func id(_ comment: String) -> Substring? {
                text.split(separator: "\n").first { $0.hasSuffix(" /* \(comment) */,") }?.drop { $0 == "\t" }.prefix(24)
            }
            guard let group = id("Login"), let swift = id("Login+UI.swift"), let xib = id("L.xib"),
                let inSources = id("Login+UI.swift in Sources"), let inResources = id("L.xib in Resources")
            else { return nil }
            (self.group, self.swift, self.inSources, self.xib, self.inResources) =
                (group, swift, inSources, xib, inResources)
        }
    }

    @Test("missing sections and lists are added in order", arguments: [SampleProject.sparse, .synchronized])
    func order(sample: SampleProject) throws {
        let new = try sample.text.changed(adding: additions(["Other/A.swift"], to: "App"))
        let sections = new.matches(of: /Begin (\w+) section/).map { String($0.1) }
        #expect(sections.count > 5 && sections == sections.sorted())
        let phase = try #require(new.components(separatedBy: "isa = PBXSourcesBuildPhase;\n").dropFirst().first)
        let fields = phase.components(separatedBy: "\t\t};")[0].matches(of: /\n?\t\t\t(\w+) =/)
        let keys = fields.map { String($0.1) }
        #expect(keys.contains("files") && keys == keys.sorted())
    }

    @Test("every other byte is kept, whatever the form", arguments: [SampleProject.named, .groups, .sparse])
    func additionsOnly(sample: SampleProject) throws {
        let new = try sample.text.changed(adding: additions(login, to: "App"))
        #expect(sample.text.newLines(of: new).count > 10)
    }

    @Test("adding files again changes nothing", arguments: SampleProject.allCases)
    func twice(sample: SampleProject) throws {
        let new = try sample.text.changed(adding: additions(login, to: "App"))
        #expect(try new.changed(adding: additions(login, to: "App")) == new)
    }

    @Test("Windows line endings, indentation by spaces and a missing final line ending are kept")
    func form() throws {
        let spaces = SampleProject.groups.text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in String(repeating: "   ", count: line.prefix { $0 == "\t" }.count) + line.drop { $0 == "\t" }
            }
            .joined(separator: "\r\n").dropLast()
        let new = try String(spaces).changed(adding: additions(login, to: "App"))
        #expect(!new.contains("\t"))
        #expect(!new.replacing("\r\n", with: "").contains { $0.isNewline })
        #expect(new.hasSuffix("}"))
        #expect(new.contains("\r\n            \(SampleProject.id("10")) /* AppDelegate.swift */,\r\n"))
        #expect(try new.changed(removing: login) == spaces)
    }

    @Test("a group without a path is used for no folder, and the folder gets its own group")
    func nameOnly() throws {
        let new = try SampleProject.named.text.changed(adding: additions(["App/Login/A.swift"], to: "App"))
        #expect(new.contains("\t\t\tpath = App;\n"))
        #expect(new.contains("\t\t\tpath = Login;\n"))
    }

    @Test("missing groups are created, each in that of its parent folder, and used by all later files")
    func missingGroups() throws {
        let new = try SampleProject.groups.text.changed(
            adding: additions(["App/A/B/C/X.swift", "App/A/B/Y.swift", "New/Z.swift"], to: "App")
        )
        for name in ["A", "B", "C", "New"] {
            #expect(new.split(separator: "\n").count { $0 == "\t\t\tpath = \(name);" } == 1)
        }
        #expect(try new.changed(adding: additions(["App/A/B/C/V.swift"], to: "App")).contains("V.swift in Sources"))
        #expect(new.split(separator: "\n").count { $0.hasSuffix(" /* C */,") } == 1)
    }

    @Test("an existing reference is used, and stays in its other targets")
    func existingReference() throws {
        let old = SampleProject.groups.text
        let new = try old.changed(adding: additions(["App/AppDelegate.swift"], to: "AppTests"))
        let lines = old.newLines(of: new)
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.contains("AppDelegate.swift in Sources") })
        #expect(try new.changed(adding: additions(["App/AppDelegate.swift"], to: "App", "AppTests")) == new)
    }

    @Test("a reference is found by its resolved path, whatever group it is in")
    func resolvedPath() throws {
        let text = SampleProject.named.text
        #expect(try text.changed(adding: additions(["App/AppDelegate.swift"], to: "App")) == text)
        let root = text.replacing(
            "path = App/AppDelegate.swift; sourceTree = \"<group>\"",
            with:
                "path = ./X/../App//AppDelegate.swift; sourceTree = SOURCE_ROOT"
        )
        #expect(try root.changed(adding: additions(["App/AppDelegate.swift"], to: "App")) == root)
        let absolute = text.replacing(
            "path = App/AppDelegate.swift; sourceTree = \"<group>\"",
            with:
                "path = /home/me/app/App/AppDelegate.swift; sourceTree = \"<absolute>\""
        )
        #expect(try absolute.changed(adding: additions(["App/AppDelegate.swift"], to: "App")) == absolute)
    }

    @Test("a header is added to no target")
    func header() throws {
        let new = try SampleProject.groups.text.changed(adding: additions(["App/Bridge.h"], to: "App"))
        #expect(!new.contains("Bridge.h in "))
        #expect(new.contains("sourcecode.c.h"))
    }

    @Test("missing sections are created in the order of their names")
    func sections() throws {
        let old = SampleProject.sparse.text
        let new = try old.changed(adding: additions(["App/A.swift"], to: "App"))
        let names = new.split(separator: "\n").filter { $0.hasPrefix("/* Begin") }
        #expect(names == names.sorted())
        #expect(names.count == 7)
        #expect(new.contains("/* End PBXBuildFile section */\n\n/* Begin PBXFileReference section */\n"))
    }

    @Test("a missing list is added in the order of the keys")
    func missingList() throws {
        let new = try SampleProject.sparse.text.changed(adding: additions(["App/A.swift"], to: "App"))
        #expect(new.contains("\t\t\tisa = PBXSourcesBuildPhase;\n\t\t\tfiles = (\n\t\t\t\t"))
        #expect(new.contains("\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t\t"))
    }

    @Test(
        "a comma is found after any comment",
        arguments: [" /*/ a */", " /* a */ /**/", " // a\n", " // ab\n", " // a\r"]
    )
    func comments(comment: String) throws {
        let old = "\(SampleProject.id("20")) /* AppDelegate.swift in Sources */,"
        let text = SampleProject.groups.text.replacing(old, with: SampleProject.id("20") + comment + ",")
        #expect(try text.changed(adding: additions(login, to: "App")).contains("LoginPresenter.swift in Sources"))
    }

    @Test("an entry gets its own line in a one-line list, and the previous one gets a missing comma")
    func oneLine() throws {
        let text = SampleProject.groups.text.replacing("files = (\n\t\t\t);", with: "files = ();")
            .replacing(
                "(\n\t\t\t\t\(SampleProject.id("10")) /* AppDelegate.swift */,\n\t\t\t)",
                with:
                    "(\(SampleProject.id("10")))"
            )
        let new = try text.changed(adding: additions(["App/A.swift"], to: "AppTests"))
        #expect(new.contains("files = (\n\t\t\t\t") && new.contains(" /* A.swift in Sources */,\n);"))
        #expect(new.contains("(\(SampleProject.id("10")),\n\t\t\t\t"))
        #expect(try new.changed(removing: ["App/A.swift"]).contains("files = (\n);"))
    }

    /// A project with `A.swift` added to a target, without white space, and with `new` in place of the entry.
    private func words(of text: String) throws -> String {
        let new = try text.changed(adding: additions(["App/A.swift"], to: "AppTests"))
        return new.replacing(/[0-9A-F]{24} \/\* A.swift in Sources \*\/(?! =)/, with: "new").filter { !$0.isWhitespace }
    }

    @Test(
        "an entry is added at the end of a list in one line",
        arguments: [
            ("()", "(new,)"), ("( )", "(new,)"), ("(x)", "(x,new,)"), ("(x,)", "(x,new,)"), ("(x, )", "(x,new,)"),
            ("(x )", "(x,new,)"),
        ]
    )
    func spaces(written: String, expected: String) throws {
        let id = SampleProject.id("20")
        let list = "files = \(written.replacing("x", with: id));"
        let text = SampleProject.groups.text.replacing("files = (\n\t\t\t);", with: list)
        #expect(try words(of: text).contains("files=\(expected.replacing("x", with: id));"))
    }

    @Test(
        "a missing list is added in the order of the keys to an object on one line",
        arguments: [
            ("{isa = PBXSourcesBuildPhase; }", "{isa=PBXSourcesBuildPhase;files=(new,);}"),
            ("{isa = PBXSourcesBuildPhase;}", "{isa=PBXSourcesBuildPhase;files=(new,);}"),
            (
                "{isa = PBXSourcesBuildPhase; buildActionMask = 1; runOnly = 0; }",
                "{isa=PBXSourcesBuildPhase;buildActionMask=1;files=(new,);runOnly=0;}"
            ),
        ]
    )
    func missingListInOneLine(written: String, expected: String) throws {
        let start = "\(SampleProject.id("61")) /* Sources */ = "
        // From format 90 on, empty lists are left out.
        let old = SampleProject.groups.text.replacing("objectVersion = 56", with: "objectVersion = 90")
        let object = try #require(old.split(separator: start).last?.split(separator: "\n\t\t};").first)
        let text = old.replacing(start + object + "\n\t\t}", with: start + written)
        #expect(text != old)
        #expect(try words(of: text).contains((start + expected + ";").filter { !$0.isWhitespace }))
        let new = try text.changed(adding: additions(["App/A.swift"], to: "AppTests"))
        let without = try new.changed(removing: ["App/A.swift"])
        #expect(without.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    }

    @Test("a missing list is indented as by Xcode if no key has a line of its own")
    func missingListBelowKeys() throws {
        let start = "\(SampleProject.id("61")) /* Sources */ = {"
        let text = SampleProject.sparse.text.replacing(start + "\n\t\t\tisa", with: start + "isa")
        let new = try text.changed(adding: additions(["App/A.swift"], to: "AppTests"))
        #expect(new.contains(start + "isa = PBXSourcesBuildPhase;\n\t\t\tfiles = (\n\t\t\t\t"))
        #expect(try new.changed(removing: ["App/A.swift"]) == text)
    }

    @Test("a byte order mark is kept")
    func byteOrderMark() throws {
        let marked = "\u{FEFF}" + SampleProject.groups.text
        let changed = try marked.changed(adding: additions(login, to: "App"))
        #expect(try changed == "\u{FEFF}" + SampleProject.groups.text.changed(adding: additions(login, to: "App")))
    }

    @Test("a missing list is added between the other keys, on lines of its own")
    func missingListBetweenKeys() throws {
        let text = SampleProject.groups.text.replacing("\t\t\tfiles = (\n\t\t\t);\n", with: "")
        let new = try text.changed(adding: additions(["App/A.swift"], to: "AppTests"))
        #expect(new.contains("\t\t\tbuildActionMask = 2147483647;\n\t\t\tfiles = (\n\t\t\t\t"))
        #expect(new.contains("\t\t\t);\n\t\t\trunOnlyForDeploymentPostprocessing = 0;\n"))
        // In this format the list stays when it is empty again.
        let empty = try new.changed(removing: ["App/A.swift"])
        #expect(empty.replacing("\t\t\tfiles = (\n\t\t\t);\n", with: "") == text)
    }

    /// The project with all objects in one section, whose name precedes those of all others.
    private var withOneSection: String {
        let lines = SampleProject.groups.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.filter { !$0.hasPrefix("/* ") }.joined(separator: "\n")
            .replacing("\tobjects = {\n", with: "\tobjects = {\n\n/* Begin A section */\n")
            .replacing("\t};\n\trootObject", with: "/* End A section */\n\t};\n\trootObject")
    }

    @Test("sections can be added after all others, and removed again")
    func lastSections() throws {
        let both = try withOneSection.changed(adding: additions(["App/A.swift"], to: "App"))
        let names = both.matches(of: /(?:Begin|End) (\w+) section \*\/\n(\n?)/).map { $0.1 + ($0.2.isEmpty ? "" : " ") }
        #expect(names == ["A ", "A ", "PBXBuildFile", "PBXBuildFile ", "PBXFileReference", "PBXFileReference"])
        let without = try both.changed(removing: ["App/A.swift"])
        #expect(without.split(separator: "\n") == withOneSection.split(separator: "\n"))
        let one = try withOneSection.changed(adding: additions(["App/Bridge.h"], to: "App"))
        #expect(one.contains("/* End A section */\n\n/* Begin PBXFileReference section */\n"))
        let gone = try one.changed(removing: ["App/Bridge.h"])
        #expect(gone.split(separator: "\n") == withOneSection.split(separator: "\n"))
        let two = withOneSection.replacing(
            "/* End A section */",
            with: "/* End A section */\n\n/* Begin B section */\n/* End B section */"
        )
        let third = try two.changed(adding: additions(["App/Bridge.h"], to: "App"))
        #expect(third.contains("/* End B section */\n\n/* Begin PBXFileReference section */\n"))
    }

    @Test(
        "a child is inserted after its predecessor of the same kind if those are sorted, and at the end otherwise",
        arguments: [
            (["A.swift", "C.swift"], "B.swift", ["A.swift", "B.swift", "C.swift"]),
            (["a.swift", "C.swift"], "B.swift", ["a.swift", "B.swift", "C.swift"]),
            (["B.swift", "a.swift"], "A.swift", ["A.swift", "B.swift", "a.swift"]),
            (["C.swift", "A.swift", "D.swift"], "B.swift", ["C.swift", "A.swift", "D.swift", "B.swift"]),
            (["C.swift"], "B.swift", ["C.swift", "B.swift"]),
            (["Z", "A.swift", "Y", "C.swift"], "B.swift", ["Z", "A.swift", "B.swift", "Y", "C.swift"]),
            (["A.swift", "C.swift", "X", "Z"], "Y B.swift", ["A.swift", "B.swift", "C.swift", "X", "Y", "Z"]),
            (
                ["A.swift", "C.swift", "D.swift"], "B.swift E.swift",
                ["A.swift", "B.swift", "C.swift", "D.swift", "E.swift"]
            ),
            (["A", "C", "A.swift"], "B", ["A", "B", "C", "A.swift"]),
            (["A", "C", "A.swift"], "D", ["A", "C", "D", "A.swift"]),
            (["a.swift", "D.swift"], "C.swift b.swift", ["a.swift", "b.swift", "C.swift", "D.swift"]),
            (["a.swift", "C.swift"], "B.swift b.swift", ["a.swift", "B.swift", "b.swift", "C.swift"]),
            (["a.swift", "b.swift", "C.swift"], "B.swift", ["a.swift", "b.swift", "B.swift", "C.swift"]),
            (["a.swift", "A.swift", "C.swift"], "B.swift", ["a.swift", "A.swift", "B.swift", "C.swift"]),
        ]
    )
    func order(children: [String], new: String, expected: [String]) throws {
        func path(_ name: String) -> String { "App/\(name)\(name.contains(".") ? "" : "/x.md")" }
        var text = SampleProject.groups.text.replacing(
            "\t\t\t\t\(SampleProject.id("10")) /* AppDelegate.swift */,\n",
            with: ""
        )
        // Each gets its place at the end of the list, as if it was dragged there.
        for name in children {
            let old = childrenOfApp(text)
            text = try text.changed(adding: additions([path(name)]))
            let line = try #require(childrenOfApp(text).first { !old.contains($0) })
            text = text.replacing("\(line)\n", with: "").replacing(Self.list(old), with: Self.list(old + [line]))
        }
        text = try text.changed(adding: additions(new.split(separator: " ").map { path(String($0)) }))
        #expect(childrenOfApp(text).map { $0.split(separator: " ")[2] } == expected.map { Substring($0) })
    }

    private static func list(_ lines: [Substring]) -> String {
        "/* App */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n" + lines.map { "\($0)\n" }.joined()
    }

    private func childrenOfApp(_ text: String) -> [Substring] {
        text.split(separator: Self.list([]))[1].split(separator: "\n").prefix { $0.hasSuffix(",") }.map { $0 }
    }

    @Test("new objects are sorted by ID if the old ones are, or if there are none", arguments: [51, 50])
    func sortedObjects(count: Int) throws {
        let new = try (count == 51 ? SampleProject.groups : .sparse).text.changed(
            adding: additions((0..<50).map { "App/F\($0).swift" }, to: "App")
        )
        let ids = new.split(separator: "\n").filter { $0.contains("isa = PBXBuildFile") }.map {
            $0.dropFirst(2).prefix(24)
        }
        #expect(ids.count == count)
        #expect(ids == ids.sorted())
        #expect(ids.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit && !$0.isLowercase } })
    }

    /// A file, and the ID that it gets if that is free.
    private func fileWithID() throws -> ([XcodeProject.Addition], String) {
        let file = additions(["App/A.swift"], to: "App")
        let lines = try SampleProject.groups.text.newLines(of: SampleProject.groups.text.changed(adding: file))
        let line = try #require(lines.first { $0.hasSuffix(" /* A.swift */,") })
        return (file, String(line.dropFirst(4).prefix(24)))
    }

    @Test("an ID that is taken is replaced by another one")
    func takenID() throws {
        let (file, id) = try fileWithID()
        let taken = SampleProject.groups.text.replacing(SampleProject.id("41"), with: id)
        let new = try taken.changed(adding: file)
        #expect(!new.contains("\(id) /* A.swift */"))
        #expect(try new.changed(removing: ["App/A.swift"]) == taken)
    }

    @Test("an ID that a list names without an object is not reused, and stays where it is")
    func lostID() throws {
        let (file, id) = try fileWithID()
        let phase = "\t\t\(SampleProject.id("99")) = {isa = PBXCopyFilesBuildPhase; files = (\(id), ); };\n"
        let lost = inserting(phase)
        let new = try lost.changed(adding: file)
        #expect(!new.contains("\(id) /* A.swift */"))
        #expect(try new.changed(adding: file) == new)
        #expect(try new.changed(removing: ["App/A.swift"]) == lost)
    }

    @Test("an ID depends on the project's ID and on the object's purpose only")
    func knownIDs() throws {
        let new = try SampleProject.groups.text.changed(
            adding: additions(["App/Login/LoginPresenter.swift"], to: "App")
        )
        // The 128-bit FNV-1a of these, computed by another program.
        #expect(new.contains("\t\t3D9A375C0C552BF4D0940361 /* LoginPresenter.swift */ = {isa = PBXFileReference;"))
        #expect(
            new.contains("\t\t6759418DECC268E1E6F462C2 /* LoginPresenter.swift in Sources */ = {isa = PBXBuildFile;")
        )
        #expect(new.contains("\t\tF498D7034951AFC93617BC78 /* Login */ = {"))
    }

    @Test("the same module has the same bytes on each branch and machine")
    func deterministic() throws {
        let new = try SampleProject.groups.text.changed(adding: additions(login, to: "App"))
        let elsewhere = try XcodeProject(Array(SampleProject.groups.text.utf8), file: "x", folder: "/other")
        let files = login.map { XcodeProject.Addition(path: "/other/\($0)", targets: ["App"]) }
        #expect(try elsewhere.changed(adding: files).contents == Array(new.utf8))
    }

    // MARK: - Projects of real apps -

    private func inserting(_ objects: String, before mark: String = "/* End PBXGroup section */") -> String {
        SampleProject.groups.text.replacing(mark, with: objects + mark)
    }

    @Test("a file in a localised group of the target is in the target")
    func localised() throws {
        let objects = """
            \t\tC1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
            \t\tC2 = {isa = PBXVariantGroup; children = (C1, ); name = Main.storyboard; sourceTree = "<group>"; };
            \t\tC3 = {isa = PBXBuildFile; fileRef = C2; };

            """
        let resources =
            "\(SampleProject.id("70")) /* Resources */ = {\n\t\t\tisa = PBXResourcesBuildPhase;\n"
            + "\t\t\tbuildActionMask = 2147483647;\n\t\t\tfiles = ("
        let entry = "\t\t\t\t\(SampleProject.id("10")) /* AppDelegate.swift */,\n"
        let text = inserting(objects).replacing(resources, with: resources + "C3, ")
            .replacing(entry, with: entry + "\t\t\t\tC2,\n")
        #expect(text.contains("files = (C3, ") && text.contains("\t\t\t\tC2,"))
        let file = additions(["App/Base.lproj/Main.storyboard"], to: "App")
        #expect(try text.changed(adding: file) == text)
    }

    @Test("the first of two phases of one kind gets new files, and files in the other one are found")
    func twoPhases() throws {
        let second =
            "\t\tC1 = {isa = PBXSourcesBuildPhase; files = (C2, ); name = Mine; };\n"
            + "\t\tC2 = {isa = PBXBuildFile; fileRef = C3; };\n"
            + "\t\tC3 = {isa = PBXFileReference; path = App/Other.swift; sourceTree = SOURCE_ROOT; };\n"
        let phase = "\t\t\t\t\(SampleProject.id("61")) /* Sources */,\n"
        let text = inserting(second).replacing(phase, with: phase + "\t\t\t\tC1,\n")
            .replacing(
                "\t\t\t\t\(SampleProject.id("31")) /* App */,",
                with: "\t\t\t\t\(SampleProject.id("31")),\n\t\t\t\tC3,"
            )
        #expect(try text.changed(adding: additions(["App/Other.swift"], to: "AppTests")) == text)
        let new = try text.changed(adding: additions(["App/A.swift"], to: "AppTests"))
        #expect(new.contains("files = (C2, ); name = Mine;") && new.contains("A.swift in Sources */,\n"))
        let swapped = text.replacing(phase + "\t\t\t\tC1,\n", with: "\t\t\t\tC1,\n" + phase)
        let named = try swapped.changed(adding: additions(["App/A.swift"], to: "AppTests"))
        #expect(named.contains(" /* A.swift in Mine */,\n); name = Mine;"), "\(named)")
    }

    @Test("the first of two references to a file is used")
    func twoReferences() throws {
        let entry = "\t\t\t\t\(SampleProject.id("31")) /* App */,\n"
        let text = inserting(
            "\t\tC1 = {isa = PBXFileReference; path = App/AppDelegate.swift; sourceTree = SOURCE_ROOT; };\n"
        )
        .replacing(entry, with: entry + "\t\t\t\tC1,\n")
        let lines = text.newLines(of: try text.changed(adding: additions(["App/AppDelegate.swift"], to: "AppTests")))
        #expect(lines.count == 2 && lines.contains { $0.contains("fileRef = \(SampleProject.id("10"))") }, "\(lines)")
    }

    @Test("a file that is added twice is added once, and one that is added and removed stays")
    func twiceAtOnce() throws {
        let file = additions(["App/A.swift"], to: "App")
        let once = try SampleProject.groups.text.changed(adding: file)
        #expect(try SampleProject.groups.text.changed(adding: file + file) == once)
        #expect(try SampleProject.groups.text.changed(adding: additions(["App/A.swift"], to: "App", "App")) == once)
        #expect(try once.changed(adding: file, removing: ["App/A.swift"]) == once)
    }

    @Test("comments of sections elsewhere, and synchronized folders without a path, are ignored")
    func meaningless() throws {
        let text = SampleProject.groups.text.replacing("{\n\tarchive", with: "{\n/* Begin Other section */\n\tarchive")
        #expect(try text.changed(adding: additions(login, to: "App")).contains("LoginPresenter.swift in Sources"))
        let bare = SampleProject.synchronized.text.replacing("path = App; sourceTree", with: "sourceTree")
        #expect(bare != SampleProject.synchronized.text)
        #expect(try bare.changed(adding: additions(["A.swift"], to: "App")).contains("A.swift in Sources"))
    }

    @Test("a comment that is not one of a section is ignored", arguments: ["the main", "Begin the main", "End"])
    func otherComments(words: String) throws {
        let text = inserting("/* \(words) section */\n")
        #expect(try text.changed(adding: additions(login, to: "App")).contains("LoginPresenter.swift in Sources"))
    }

    @Test("entries of phases of other kinds are ignored")
    func otherPhases() throws {
        let phase = "\(SampleProject.id("60")) /* Sources */,"
        let text = inserting("\t\tF1 = {isa = PBXFrameworksBuildPhase; files = (F2, ); };\n")
            .replacing(phase, with: phase + " F1, ")
        #expect(try text.changed(adding: additions(login, to: "App")).contains("LoginPresenter.swift in Sources"))
    }

    @Test("a reference to a build product is not one to a file with its name")
    func builtProduct() throws {
        let entry = "\t\t\t\t\(SampleProject.id("31")) /* App */,\n"
        let product = "\t\tC1 = {isa = PBXFileReference; path = A.swift; sourceTree = BUILT_PRODUCTS_DIR; };\n"
        let text = inserting(product).replacing(entry, with: entry + "\t\t\t\tC1,\n")
        let new = try text.changed(adding: additions(["A.swift"], to: "App"))
        #expect(new.matches(of: /path = A.swift; sourceTree = "<group>"/).count == 1)
    }

    @Test("the last entry gets a missing comma only if a new entry comes after it")
    func inTheMiddle() throws {
        let both = additions(["App/A.swift", "App/C.swift"])
        let app = "\t\t\t\t\(SampleProject.id("10")) /* AppDelegate.swift */,\n"
        let text = try SampleProject.groups.text.replacing(app, with: "").changed(adding: both)
            .replacing(" /* C.swift */,\n", with: " /* C.swift */\n")
        let new = try text.changed(adding: additions(["App/B.swift"]))
        #expect(new.contains("/* B.swift */,\n") && !new.contains(", /* C.swift */\n"))
    }

    @Test("a missing list is indented like the other keys of its object")
    func otherIndentation() throws {
        let start = "\(SampleProject.id("61")) /* Sources */ = {\n"
        let text = SampleProject.sparse.text.replacing(start + "\t\t\tisa", with: start + "\t\t\t\t\tisa")
        #expect(text != SampleProject.sparse.text)
        let new = try text.changed(adding: additions(["App/A.swift"], to: "AppTests"))
        #expect(new.contains("\n\t\t\t\t\tfiles = (\n\t\t\t\t\t\t"))
    }
}
