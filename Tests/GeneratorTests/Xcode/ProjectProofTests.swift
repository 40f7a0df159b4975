import TestSupport
import Testing

@testable import VipergenGenerator

/// What is written is read again before anybody gets it.
@Suite struct ProjectProofTests {

    private func projectText(_ text: String) throws -> ProjectText {
        var flaws: [Flaw] = []
        return try #require(ProjectText(try PropertyList(Array(text.utf8)), &flaws))
    }

    /// What is told of a text that should say what the sample does, with `old` replaced in it.
    private func mistake(_ old: String, _ new: String) throws -> String? {
        let text = SampleProject.groups.text
        #expect(text.contains(old))
        let after = try projectText(text.replacing(old, with: new))
        return ProjectProof(before: try projectText(text), after: after, changes: ObjectChanges()).mistake()
    }

    @Test func `a text that says the same is right, however it is written`() throws {
        #expect(try mistake("\tobjectVersion", "\t\n\tobjectVersion") == nil)
    }

    @Test func `other values around the objects, other objects and other IDs are mistakes`() throws {
        let file = SampleProject.id("20")
        #expect(try mistake("archiveVersion = 1", "archiveVersion = 2") == "other values around the objects")
        #expect(
            try mistake("sourceTree = \"<group>\";", "sourceTree = SOURCE_ROOT;")?.hasPrefix("another object ") == true
        )
        let definition = "/* AppDelegate.swift in Sources */ = {"
        #expect(
            try mistake("\(file) \(definition)", "B0000000000000000000000F \(definition)") == "no object \(file)"
        )
    }

    @Test func `an object too many is a mistake`() throws {
        let more = "\tobjects = {\n\t\tB0000000000000000000000F = {isa = PBXFileReference; path = x; };"
        #expect(
            try mistake("\tobjects = {", more)?.hasSuffix(
                " objects, not \(projectText(SampleProject.groups.text).objects.count)"
            ) == true
        )
    }
}
