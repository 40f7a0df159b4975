import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Files with the same name in one target") struct SameNameTests {

    private func warnings(
        _ text: String,
        adding paths: [String],
        to targets: [String] = ["App"],
        removing removals: [String] = []
    ) throws -> [Diagnostic] {
        let files = paths.map { XcodeProject.Addition(path: "\(SampleProject.folder)/\($0)", targets: targets) }
        let removals = removals.map { "\(SampleProject.folder)/\($0)" }
        return try project(text).changed(adding: files, removing: removals).warnings
    }

    private let one = "App/A/LoginPresenter.swift"
    private let other = "App/B/LoginPresenter.swift"

    private var message: String {
        "the target 'App' has two files of one name, which Xcode does not build: '\(other)' and '\(one)'"
    }

    @Test("a file with a name that the target has already is reported with both paths, each time")
    func sources() throws {
        let text = try SampleProject.groups.text.changed(adding: additions([one], to: "App"))
        let told = try warnings(text, adding: [other])
        #expect(told.map(\.message) == [message])
        #expect(told.map(\.help) == ["choose another name for one of them"])
        #expect(told.map(\.severity) == [.warning])
        let new = try text.changed(adding: additions([other], to: "App"))
        #expect(try warnings(new, adding: [other]).map(\.message) == [message])
    }

    @Test("two new files with the same name are reported in one warning")
    func together() throws {
        let told = try warnings(SampleProject.groups.text, adding: [one, other])
        #expect(told.map(\.message) == [message])
        let text = try SampleProject.groups.text.changed(adding: additions([one, other], to: "App"))
        #expect(try warnings(text, adding: [one, other]).map(\.message) == [message])
    }

    @Test("resources with the same name are reported")
    func resources() throws {
        let told = try warnings(SampleProject.groups.text, adding: ["App/A/L.xib", "App/B/L.xib"])
        #expect(told.map { $0.message.hasSuffix("'App/B/L.xib' and 'App/A/L.xib'") } == [true])
    }

    @Test("a file may have the same name in another target, in no target, or in place of the other one")
    func apart() throws {
        let text = try SampleProject.groups.text.changed(adding: additions([one], to: "App"))
        #expect(try warnings(text, adding: [other], to: ["AppTests"]) == [])
        #expect(try warnings(text, adding: [other], removing: [one]) == [])
        #expect(try warnings(text, adding: ["App/B/Other.swift"]) == [])
        #expect(try warnings(SampleProject.groups.text, adding: ["App/A/L.h", "App/B/L.h"]) == [])
    }

    @Test("a file that is copied and one that is compiled may have the same name")
    func phases() throws {
        let file = "\t\t\t\t\(SampleProject.id("20")) /* AppDelegate.swift in Sources */,\n"
        let resources = "isa = PBXResourcesBuildPhase;\n\t\t\tbuildActionMask = 2147483647;\n\t\t\tfiles = (\n"
        let text = SampleProject.groups.text.replacing(file, with: "").replacing(resources, with: resources + file)
        #expect(try warnings(text, adding: ["App/B/AppDelegate.swift"]) == [])
        #expect(try warnings(SampleProject.groups.text, adding: ["App/B/AppDelegate.swift"]).count == 1)
    }

    // MARK: - Synchronized folders -

    @Test("a file in a synchronized folder counts in the targets that it is in")
    func synchronized() throws {
        func warnings(_ path: String, beside other: String, to target: String = "App") throws -> [String] {
            let others = [other, path].map { "\(SampleProject.folder)/\($0)" }
            return try project(SampleProject.synchronized.text)
                .changed(adding: additions([path], to: target), beside: others).warnings.map(\.message)
                .filter { $0.contains("one name") }
        }
        #expect(try warnings(other, beside: one) == [message])
        // In a group beside the folder, in another target, in no target, and by another name.
        #expect(try warnings("Else/LoginPresenter.swift", beside: one).count == 1)
        #expect(try warnings("Else/LoginPresenter.swift", beside: one, to: "AppTests") == [])
        #expect(try warnings("App/B/LoginWireframe.swift", beside: "App/Login/LoginWireframe.swift") == [])
        #expect(try warnings(other, beside: "App/A/Login.swift") == [])
    }

    @Test("a file that is deleted from a synchronized folder does not count")
    func synchronizedRemoval() throws {
        let (one, other) = ("\(SampleProject.folder)/\(one)", additions([other], to: "App"))
        let changed = try project(SampleProject.synchronized.text).changed(
            adding: other,
            removing: [one],
            beside: [one]
        )
        #expect(changed.warnings == [])
    }

    // MARK: - Localised files -

    /// The sample with `App/Login.storyboard`, localised in a folder for each language, in the app's resources.
    private func localised(_ languages: String...) -> String {
        let references = languages.enumerated().map { index, language in
            "\t\tC\(index) = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = \(language); "
                + "path = \(language).lproj/Login.storyboard; sourceTree = \"<group>\"; };\n"
        }
        let children = languages.indices.map { "C\($0), " }.joined()
        let variants =
            "/* Begin PBXVariantGroup section */\n\t\tC8 = {isa = PBXVariantGroup; children = (\(children)); "
            + "name = Login.storyboard; sourceTree = \"<group>\"; };\n/* End PBXVariantGroup section */\n"
        let file = "\t\t\t\t\(SampleProject.id("10")) /* AppDelegate.swift */,\n"
        return SampleProject.groups.text
            .replacing(
                "/* End PBXBuildFile section",
                with: "\t\tC9 = {isa = PBXBuildFile; fileRef = C8; };\n/* End PBXBuildFile section"
            )
            .replacing("/* End PBXFileReference section", with: references.joined() + "/* End PBXFileReference section")
            .replacing(file, with: "\(file)\t\t\t\tC8,\n")
            .replacing(
                "isa = PBXResourcesBuildPhase;\n\t\t\tbuildActionMask = 2147483647;\n\t\t\tfiles = (\n",
                with:
                    "isa = PBXResourcesBuildPhase;\n\t\t\tbuildActionMask = 2147483647;\n\t\t\tfiles = (\n\t\t\t\tC9,\n"
            )
            .replacing("\t};\n\trootObject", with: "\n\(variants)\t};\n\trootObject")
    }

    @Test("a file beside a localised one with its name is reported, with the one to delete")
    func localisedStoryboard() throws {
        let told = try warnings(localised("Base"), adding: ["App/Login.storyboard"])
        #expect(
            told.map(\.message) == [
                "the target 'App' has 'App/Login.storyboard' beside the localised 'App/Base.lproj/Login.storyboard'"
            ]
        )
        #expect(
            told.map(\.help) == ["delete the one that you do not need: the app loads the one that is not localised"]
        )
    }

    @Test("a storyboard in several languages is not reported, and two in one language are")
    func languages() throws {
        let text = localised("Base", "de")
        #expect(try warnings(text, adding: ["App/Base.lproj/Login.storyboard"]) == [])
        #expect(try warnings(text, adding: ["App/Other/de.lproj/Login.storyboard"]).count == 1)
        #expect(try warnings(text, adding: ["App/Other/fr.lproj/Login.storyboard"]).isEmpty)
    }

    // MARK: - Folder references -

    @Test("files below a folder reference are added to no target, which is reported once")
    func folderReference() throws {
        let file = "\t\t\t\t\(SampleProject.id("10")) /* AppDelegate.swift */,\n"
        let text = SampleProject.groups.text.replacing(file, with: "\(file)\t\t\t\tC1,\n")
            .replacing(
                "/* End PBXFileReference section",
                with: "\t\tC1 = {isa = PBXFileReference; lastKnownFileType = folder; path = Raw; "
                    + "sourceTree = \"<group>\"; };\n/* End PBXFileReference section"
            )
        let files = ["App/Raw/Login/A.swift", "App/Raw/Login/B.swift"]
        let told = try warnings(text, adding: files)
        #expect(told.map(\.message) == ["'App/Raw' is a folder reference in the project: its files are in no target"])
        #expect(try text.changed(adding: additions(files, to: "App")) == text)
        #expect(try text.changed(adding: additions(["App/Rawer/A.swift"], to: "App")) != text)
        // A group for the folder takes precedence.
        let group = "\t\tC2 = {isa = PBXGroup; children = (); path = Raw; sourceTree = \"<group>\"; };\n"
        let both = text.replacing("\t\t\t\tC1,\n", with: "\t\t\t\tC1,\n\t\t\t\tC2,\n")
            .replacing("/* End PBXGroup section", with: group + "/* End PBXGroup section")
        #expect(try warnings(both, adding: files) == [])
        #expect(try both.changed(adding: additions(files, to: "App")) != both)
    }
}
