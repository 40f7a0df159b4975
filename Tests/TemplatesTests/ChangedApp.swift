import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// An app of finished modules that were updated with every change of their templates, one after the other: the package
/// of fixtures compiles it with the others, and runs the app's tests.
struct ChangedApp {

    /// The app's folder, and the targets of the app and of its tests.
    private let folder: String
    private let target: String
    private let tests: String
    private let modules: [FinishedModule]
    private let changes: [TemplateChangeTests.Change]

    private init(_ folder: String, of modules: [FinishedModule], set: String) {
        (self.folder, self.modules) = (folder, modules)
        (target, tests) = (folder + "App", folder + "Tests")
        changes = TemplateChangeTests.changes.filter { $0.set == set }
    }

    /// An app of each built-in set that has finished modules.
    static var all: [ChangedApp] {
        get throws {
            [
                ChangedApp("Finished", of: FinishedModule.viper, set: "viper"),
                ChangedApp("TicTacToe", of: try FinishedModule.ribs, set: "rib"),
            ]
        }
    }

    /// Every file, by its path: a module lacks the changes that are conflicts in it.
    private func files() throws -> [String: Data] {
        var files = try contents(of: Repository.fixtures.appending(path: folder))
        var taken: Set<String> = []
        for module in modules {
            for change in try update(module, in: &files) { taken.insert(change.testDescription) }
        }
        // Each change is a conflict in some of the modules only.
        #expect(taken.count == changes.count, "\(taken.sorted())")
        // The type that the changed templates use.
        files["Log.swift"] = Data("struct Log {\n    func write() {}\n}\n".utf8)
        return files
    }

    /// - Returns: the changes that were merged into the module.
    private func update(
        _ module: FinishedModule,
        in files: inout [String: Data]
    ) throws -> [TemplateChangeTests.Change] {
        var memory = try ModuleInMemory(try Module(module.name), in: try OutputFolder(module.parent.path))
        let project = Project(name: "App", date: "2026-01-01")
        let search = try ProvenanceSearch(TemplateChangeTests.templateSet(changes[0].set), in: project)
        guard case .made(let provenance) = try search.finding(for: memory.onDisk) else { return [] }
        var taken: [TemplateChangeTests.Change] = []
        for change in changes {
            let requests = try [taken, taken + [change]].map { changes in
                let templateSet = try TemplateChangeTests.templateSet(change.set, with: changes)
                return try Request(memory.module, of: templateSet, options: provenance.values, project: project)
            }
            var updated = memory
            guard try updated.update(from: requests[0], to: requests[1]).isEmpty else { continue }
            memory = updated
            taken.append(change)
        }
        for (key, contents) in memory.files { files[key.path] = Data(contents) }
        return taken
    }

    /// Writes the app, and a symlink to its tests.
    func write() throws {
        try FixturePackage.write(try files(), to: target)
        let link = FixturePackage.place.appending(path: tests)
        let manager = FileManager.default
        guard (try? manager.destinationOfSymbolicLink(atPath: link.path)) == nil else { return }
        try manager.createSymbolicLink(atPath: link.path, withDestinationPath: "../../Tests/\(tests)")
    }
}
