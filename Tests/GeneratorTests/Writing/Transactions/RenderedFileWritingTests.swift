import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Writing of rendered files") struct RenderedFileWritingTests {

    private let folder: TemporaryFolder
    private let files = [
        RenderedFile(path: "Login/a", contents: Array("1".utf8)),
        RenderedFile(path: "Login/b", contents: Array("2".utf8)),
        RenderedFile(path: "Login/t", contents: Array("3".utf8), purpose: .tests),
    ]

    init() throws {
        folder = try TemporaryFolder()
    }

    private func path(_ name: String) -> String { folder.url.appending(path: name).path }

    @Test("a file in the way in one of the folders stops the writing in both")
    func conflict() throws {
        try folder.write("mine", to: "Tests/Login/t")
        let error = #expect(throws: Failure.self) { try files.write(to: path("App"), tests: path("Tests")) }
        #expect(error?.kind == .cannotCreate)
        #expect(error?.diagnostics.map(\.message) == ["'\(path("Tests/Login/t"))' exists with other content"])
        #expect(try Set(folder.files.keys) == ["Tests/Login/t"])
    }

    @Test("files with other content are replaced if that is asked for, and only what was written is returned")
    func overwriting() throws {
        try folder.write("1", to: "App/Login/a")
        try folder.write("mine", to: "App/Login/b")
        let written = try files.write(to: path("App"), overwriting: true)
        #expect(written == [path("App/Login/b"), path("App/Login/t")])
        #expect(try folder.read("App/Login/b") == "2")
        #expect(try files.write(to: path("App")).isEmpty)
    }
}
