@testable import VipergenGenerator

/// The text of a project, and the paths of files to add.
///
/// Adding files and removing them again restores the project; a change that is made twice is made once; and a changed
/// project is a valid one.
struct ProjectInput {

    private let contents: [UInt8]
    private let paths: [String]
    /// The text is that of one of the two formats.
    private let file: String
    private static let folder = "/app"

    init(_ input: [UInt8]) {
        let parts = input.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
        contents = parts[0]
        let isJSON = String(decoding: contents, as: UTF8.self).contains("\"files\"")
        file = "App.xcodeproj/project." + (isJSON ? "xcproj" : "pbxproj")
        let given = parts.dropFirst().prefix(5).map { String(decoding: $0, as: UTF8.self) }
        paths = given.isEmpty ? ["App/Login/Login.swift", "App/Login/Login.storyboard"] : given
    }

    func check() throws(Invariant.Broken) {
        let text = String(decoding: contents, as: UTF8.self)
        do {
            try checkChanges(of: try project(contents))
        } catch let error as Failure {
            try error.check(in: [file: [text]])
            try hold(!error.diagnostics[0].message.contains("would not say what was meant"), "\(error)")
        } catch let error as Invariant.Broken {
            throw error
        } catch {
            throw Invariant.Broken(description: "\(error)")
        }
    }

    private func project(_ contents: [UInt8]) throws(Failure) -> XcodeProject {
        try XcodeProject(contents, file: file, folder: Self.folder)
    }

    private func checkChanges(of project: XcodeProject) throws {
        let files = paths.map { "\(Self.folder)/\($0)" }
        let additions = files.map { XcodeProject.Addition(path: $0, targets: ["App"]) }
        let with = try project.changed(adding: additions).contents
        try hold(try changed(with, adding: additions) == with, "the same files once more change the project")
        let without = try changed(with, removing: files)
        try hold(try changed(without, removing: files) == without, "files that are gone go once more")
        let again = try changed(without, adding: additions)
        let gone = try changed(again, removing: files)
        try hold(objects(gone) == objects(without), "files that came and went leave something")
        if try project.changed(adding: [], removing: files).contents == contents, without != contents {
            try hold(objects(without) == objects(contents), "files that came and went leave something of theirs")
        }
    }

    /// What the project says: its objects by their IDs, or its one value. White space, commas and empty lists do not count:
    /// they may be written as by Xcode afterwards.
    private func objects(_ contents: [UInt8]) -> [String: String] {
        if let project = try? JSONProject(contents, file: file), file.hasSuffix(JSONProject.ending) {
            let line = project.root.json?.line ?? ""
            return ["": line.replacing("\"children\": [], ", with: "").replacing(", \"children\": []", with: "")]
        }
        guard let text = try? ProjectText(contents, file: file) else { return [:] }
        return text.objects.mapValues { object in
            let bytes = object.entry.value.source.filter { !" \t\r\n\u{B}\u{C},".utf8.contains($0) }
            return String(decoding: bytes, as: UTF8.self).replacing(/(files|children)=\(\);/, with: "")
        }
    }

    private func changed(
        _ contents: [UInt8],
        adding additions: [XcodeProject.Addition] = [],
        removing removals: [String] = []
    ) throws -> [UInt8] {
        do {
            return try project(contents).changed(adding: additions, removing: removals).contents
        } catch {
            throw Invariant.Broken(description: "what was changed is no project any more: \(error)")
        }
    }
}
