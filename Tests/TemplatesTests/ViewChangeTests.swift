import Foundation
import TestSupport
import Testing
import VipergenTemplates

@testable import VipergenGenerator

/// Moves of the finished RIBs of `Fixtures` to SwiftUI.
@Suite struct ViewChangeTests {

    private static let project = Project(name: "App", date: "2026-01-01")

    @Test(
        "a RIB keeps the edits of its UIKit view in SwiftUI, and moving back restores the first bytes",
        arguments: ["Root", "LoggedOut", "TicTacToe"]
    )
    func swiftUI(name: String) throws {
        let finished = try #require(try FinishedModule.ribs.first { $0.name == name })
        var memory = try ModuleInMemory(try Module(name), in: try OutputFolder(finished.parent.path))
        let rib = try TemplateSet(files: try #require(BuiltInSets.all["rib"]), location: "rib")
        guard case .made(let provenance) = try ProvenanceSearch(rib, in: Self.project).finding(for: memory.onDisk)
        else {
            Issue.record("\(name) is not explained")
            return
        }
        let requests = try ["code", "swiftui"].map { view in
            let values = provenance.values.merging(["view": .text(view)]) { $1 }
            return try Request(memory.module, of: rib, options: values, project: Self.project)
        }
        let before = memory.files
        let rendered = Set(try requests[0].render().flatMap { $0.contents.lines.map(\.trimmed) })
        let own = before.values.flatMap(\.lines).map(\.trimmed).filter { !rendered.contains($0) }
        #expect(!own.isEmpty)
        #expect(try memory.update(from: requests[0], to: requests[1]).isEmpty)
        let view = RenderedFile.Location(path: "\(name)/\(name)View.swift", purpose: .module)
        #expect(memory.files[view] != nil)
        #expect(own.allSatisfy(Set(memory.files.values.flatMap(\.lines).map(\.trimmed)).contains))
        #expect(try memory.update(from: requests[1], to: requests[0]).isEmpty)
        #expect(memory.files == before)
    }
}
