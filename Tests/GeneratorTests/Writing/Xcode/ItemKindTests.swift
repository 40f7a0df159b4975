import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Kinds of items") struct ItemKindTests {

    private let sample = SampleProject.groups.text

    /// The new lines with some words.
    private func lines(adding files: [String], with words: String) throws -> [String] {
        let new = try sample.changed(adding: additions(files, to: "App"))
        #expect(try new.changed(adding: additions(files, to: "App")) == new)
        #expect(try new.changed(removing: files) == sample)
        return sample.newLines(of: new).filter { $0.contains(words) }
    }

    @Test(arguments: [
        ("Media.xcassets", "folder.assetcatalog", "Resources"),
        ("Guide.docc", "folder.documentationcatalog", "Sources"),
        ("Texts.bundle", "\"wrapper.plug-in\"", "Resources"), ("App.icon", "folder.iconcomposer.icon", "Resources"),
        ("Mapping.xcmappingmodel", "wrapper.xcmappingmodel", "Sources"),
    ])
    func `a bundle is one item in the phase of its kind`(name: String, type: String, phase: String) throws {
        let files = ["App/\(name)/Contents.json", "App/\(name)/Inner.imageset/Contents.json"]
        let found = try lines(adding: files, with: name)
        #expect(found.count == 4)
        #expect(found.contains { $0.contains("lastKnownFileType = \(type); path = \(name);") }, "\(found)")
        #expect(found.contains { $0.contains("\(name) in \(phase) */ = {") })
        #expect(try lines(adding: files, with: "Contents").isEmpty)
    }

    @Test(
        arguments: [
            ("A.cc", "Sources"), ("A.mlmodel", "Sources"), ("A.metal", "Sources"), ("A.intentdefinition", "Sources"),
            ("A.xcprivacy", "Resources"), ("A.xcstrings", "Resources"), ("A.h", nil), ("A.entitlements", nil),
            ("Info.plist", nil), ("A-Info.plist", nil), ("A.plist", "Resources"), ("A.xctestplan", nil),
            ("A.modulemap", nil), ("Package.swift", nil), ("BUILD", nil),
        ] as [(String, String?)]
    )
    func `a file is in the phase of its kind, or in none`(name: String, phase: String?) throws {
        let found = try lines(adding: ["App/\(name)"], with: name)
        #expect(found.count == (phase == nil ? 2 : 4))
        if let phase { #expect(found.contains { $0.contains("\(name) in \(phase) */,") }) }
    }

    @Test(arguments: [".swiftlint.yml", ".gitkeep", ".hidden/A.swift"])
    func `a hidden file is in no project`(name: String) throws {
        #expect(try sample.changed(adding: additions(["App/\(name)"], to: "App")) == sample)
    }

    @Test func `the languages of a file are in one group, which the target has`() throws {
        let files = ["App/Base.lproj/L.storyboard", "App/fr.lproj/L.strings"]
        let found = try lines(adding: files, with: "")
        #expect(found.contains { $0.contains("name = Base; path = Base.lproj/L.storyboard; sourceTree") })
        #expect(found.contains { $0.contains("name = fr; path = fr.lproj/L.strings; sourceTree") })
        #expect(found.contains { $0.hasSuffix("isa = PBXVariantGroup;") })
        #expect(found.contains { $0.hasSuffix("name = L.storyboard;") })
        #expect(found.count { $0.contains("L.storyboard in Resources */ = {isa = PBXBuildFile") } == 1)
        #expect(!found.contains { $0.contains("L.strings in Resources") })
    }

    @Test func `a data model is a group of its versions, the last of which is current`() throws {
        let files = ["App/M.xcdatamodeld/M.xcdatamodel/contents", "App/M.xcdatamodeld/M 2.xcdatamodel/contents"]
        let found = try lines(adding: files + ["App/M.xcdatamodeld/.xccurrentversion"], with: "")
        #expect(found.contains { $0.hasSuffix("isa = XCVersionGroup;") })
        #expect(found.contains { $0.contains("currentVersion = ") && $0.contains("/* M.xcdatamodel */") })
        #expect(found.count { $0.contains("lastKnownFileType = wrapper.xcdatamodel;") } == 2)
        #expect(found.count { $0.contains("M.xcdatamodeld in Sources */ = {isa = PBXBuildFile") } == 1)
    }

    @Test(arguments: [("M 2.xcdatamodel", "M 2.xcdatamodel"), ("M &amp; N.xcdatamodel", "M & N.xcdatamodel")])
    func `the current version of a data model is the one that its list names`(written: String, name: String) throws {
        let list = "<dict>\n<key>_XCCurrentVersionName</key>\n<string>\(written)</string>\n</dict>\n"
        let model = "\(SampleProject.folder)/App/M.xcdatamodeld"
        let files = ["M.xcdatamodel/contents", "\(name)/contents", ".xccurrentversion"].map { file in
            XcodeProject.Addition(path: "\(model)/\(file)", targets: ["App"], contents: Array(list.utf8))
        }
        let new = try sample.changed(adding: files)
        #expect(sample.newLines(of: new).contains { $0.contains("currentVersion = ") && $0.contains("/* \(name) */") })
        let json = Array(SampleJSONProject.text.utf8)
        let other = try XcodeProject(json, file: SampleJSONProject.file, folder: SampleProject.folder)
        let text = String(decoding: try other.changed(adding: files).contents, as: UTF8.self)
        #expect(text.contains("\"current-version\": \"\(name)\""))
    }

    @Test func `two asset catalogs of one name are no clash`() throws {
        let files = additions(["App/A/M.xcassets/Contents.json", "App/B/M.xcassets/Contents.json"], to: "App")
        #expect(try project(sample).changed(adding: files).warnings.isEmpty)
    }

    @Test func `a bundle stays as long as it has files`() throws {
        let file = "App/M.xcassets/A.imageset/Contents.json"
        let new = try sample.changed(adding: additions([file, "App/M.xcassets/Contents.json"], to: "App"))
        let kept = try project(new).changed(
            adding: [],
            removing: ["\(SampleProject.folder)/\(file)"],
            keeping: ["\(SampleProject.folder)/App/M.xcassets"]
        )
        #expect(String(decoding: kept.contents, as: UTF8.self) == new)
    }

    @Test func `a group in two others is named in a warning`() throws {
        let entry = "\t\t\t\t\(SampleProject.id("31")) /* App */,\n"
        let other =
            "\t\t\(SampleProject.id("39")) /* Other */ = {isa = PBXGroup; children = (\n\(entry)); "
            + "name = Other; sourceTree = \"<group>\"; };\n"
        let text = sample.replacing("/* End PBXGroup section */", with: other + "/* End PBXGroup section */")
            .replacing(entry, with: entry + "\t\t\t\t\(SampleProject.id("39")) /* Other */,\n", maxReplacements: 1)
        let warnings = try project(text).changed(adding: additions(["App/A.swift"], to: "App")).warnings
        #expect(warnings.map(\.message).contains { $0.hasPrefix("'App' is in two groups, the main group and 'Other'") })
    }

    @Test func `one module that cannot be added does not stop the others`() throws {
        let files = [("App/A.swift", 0), ("App/\u{200B}.swift", 1), ("App/B.swift", 1)].map { path, module in
            XcodeProject.Addition(path: "\(SampleProject.folder)/\(path)", targets: ["App"], module: module)
        }
        let problems = try project(sample).problems(withAdding: files)
        #expect(problems.keys.sorted() == [1])
        #expect(problems[1]?.count == 1)
    }

    @Test func `a list that was missing in one phase only is missing again without its files`() throws {
        let phase = "isa = PBXResourcesBuildPhase;\n\t\t\tbuildActionMask = 2147483647;\n"
        let text = sample.replacing("\(phase)\t\t\tfiles = (\n\t\t\t);\n", with: phase)
        try #require(text != sample)
        for files in [["App/A.xib", "App/B.xib"], ["App/Base.lproj/A.xib"]] {
            #expect(try text.changed(adding: additions(files, to: "App")).changed(removing: files) == text)
            #expect(try sample.changed(adding: additions(files, to: "App")).changed(removing: files) == sample)
        }
    }

    @Test func `lists that were missing in several phases are missing again without their files`() throws {
        let sparse = SampleProject.sparse.text.replacing("objectVersion = 90", with: "objectVersion = 56")
        let files = ["App/A.swift", "App/B.xib"]
        #expect(try sparse.changed(adding: additions(files, to: "App")).changed(removing: files) == sparse)
    }
}
