import TestSupport
import Testing

@testable import VipergenGenerator

/// A changed project is read again before it is returned.
@Suite struct ProjectProofTests {

    private func projectText(_ text: String) throws -> ProjectText {
        try ProjectText(Array(text.utf8), file: SampleProject.file)
    }

    /// The mistake that is found in the sample's text after `old` is replaced by `new`.
    private func mistake(_ old: String, _ new: String) throws -> String? {
        let text = SampleProject.groups.text
        #expect(text.contains(old))
        let after = try projectText(text.replacing(old, with: new))
        return try mistake(text, ObjectChanges(), after)
    }

    private func mistake(_ text: String, _ changes: ObjectChanges, _ after: ProjectText) throws -> String? {
        ProjectWriter(try projectText(text), changes).mistake(in: after)
    }

    @Test func `a text with the same values is correct, however it is formatted`() throws {
        #expect(try mistake("\tobjectVersion", "\t\n\tobjectVersion") == nil)
    }

    @Test func `other values around the objects, other objects and other IDs are mistakes`() throws {
        #expect(try mistake("archiveVersion = 1", "archiveVersion = 2") == "other values around the objects")
        #expect(
            try mistake("sourceTree = \"<group>\";", "sourceTree = SOURCE_ROOT;")?.hasPrefix("another object ") == true
        )
        let definition = "/* AppDelegate.swift in Sources */ = {"
        let (file, other) = (SampleProject.id("20"), "B0000000000000000000000F")
        #expect(try mistake("\(file) \(definition)", "\(other) \(definition)") == "another object \(other)")
    }

    @Test func `an additional object is a mistake`() throws {
        let more = "\tobjects = {\n\t\tB0000000000000000000000F = {isa = PBXFileReference; path = x; };"
        #expect(
            try mistake("\tobjects = {", more)?.hasSuffix(
                " objects, not \(projectText(SampleProject.groups.text).objects.count)"
            ) == true
        )
    }

    @Test func `an added object that differs from the intended one is a mistake`() throws {
        let id = "B0000000000000000000000F"
        let fields = [(key: "path", value: "x")]
        let entry = ObjectChanges.Reference(id: id, comment: "x")
        let new = ObjectChanges.NewObject(entry: entry, kind: .fileReference, fields: fields)
        func mistake(_ written: String) throws -> String? {
            let text = SampleProject.groups.text
            let after = text.replacing("\tobjects = {\n", with: "\tobjects = {\n\t\t\(written)\n")
            let changes = ObjectChanges(added: [new])
            return try self.mistake(text, changes, try projectText(after))
        }
        #expect(try mistake("\(id) /* x */ = {isa = PBXFileReference; path = x; };") == nil)
        for written in [
            "\(id) /* x */ = {isa = PBXGroup; path = x; };", "\(id) /* x */ = {isa = PBXFileReference; path = y; };",
            "\(id) /* x */ = {isa = PBXFileReference; path = x; name = x; };",
            "\(id) /* x */ = {isa = PBXFileReference; };",
        ] {
            #expect(try mistake(written) == "another object \(id)", "\(written)")
        }
        let other = "B0000000000000000000000E"
        #expect(try mistake("\(other) = {isa = PBXFileReference; path = x; };") == "another object \(other)")
    }

    @Test func `a changed list must be the intended one, and the rest of its object must be unchanged`() throws {
        let text = SampleProject.groups.text
        let (phase, file) = (SampleProject.id("60"), SampleProject.id("20"))
        let list = "files = (\n\t\t\t\t\(file) /* AppDelegate.swift in Sources */,\n\t\t\t);"
        func mistake(_ written: String, format: String = "56") throws -> String? {
            let changes = ObjectChanges(lists: [phase: ObjectChanges.ListChange(removals: [file])])
            let before = text.replacing("objectVersion = 56", with: "objectVersion = \(format)")
            let after = try projectText(before.replacing(list, with: written))
            return try self.mistake(before, changes, after)
        }
        #expect(try mistake("files = ();") == nil)
        #expect(try mistake("", format: "90") == nil)
        let message = "another object \(phase)"
        for written in ["files = (x);", list, "", "files = (); name = x;"] {
            #expect(try mistake(written) == message, "\(written)")
        }
        #expect(try mistake("files = ();", format: "90") == message)
    }
}
