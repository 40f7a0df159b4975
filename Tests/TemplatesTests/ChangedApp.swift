import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// An app of finished modules that were taken along with every change of their templates, one after the other: the package
/// of fixtures compiles it with the others, and runs the app's tests against it.
struct ChangedApp {

    /// The folder of the app, and the targets of it and of its tests.
    private let folder: String
    private let target: String
    private let tests: String
    private let modules: [FinishedModule]
    private let changes: [TemplateChangeTests.Change]
    /// The folder in `Fixtures` that it goes into.
    private let place = Repository.fixtures.appending(path: "Modes/Changed")

    private init(_ folder: String, of modules: [FinishedModule], set: String) {
        (self.folder, self.modules) = (folder, modules)
        (target, tests) = (folder + "App", folder + "Tests")
        changes = TemplateChangeTests.changes.filter { $0.set == set }
    }

    /// Writes an app for each built-in set.
    ///
    /// - Returns: the variable that tells the package that they are there.
    static func writeAll() throws -> [String: String] {
        try ChangedApp("Finished", of: FinishedModule.viper, set: "viper").write()
        try ChangedApp("TicTacToe", of: try FinishedModule.ribs, set: "rib").write()
        return ["CHANGED_APPS": "1"]
    }

    /// Every file, by its path: a module is without the changes that are conflicts in it.
    private func files() throws -> [String: Data] {
        var files = try contents(of: Repository.fixtures.appending(path: folder))
        var taken: Set<String> = []
        for module in modules {
            for change in try update(module, in: &files) { taken.insert(change.testDescription) }
        }
        // One change of each set is where people work, and a conflict in every module.
        #expect(taken.count == changes.count - 1, "\(taken.sorted())")
        // What the changes have the modules use.
        files["Log.swift"] = Data("struct Log {\n    func write() {}\n}\n".utf8)
        return files
    }

    /// - Returns: the changes that the module was taken along with.
    private func update(
        _ module: FinishedModule,
        in files: inout [String: Data]
    ) throws -> [TemplateChangeTests.Change] {
        var memory = try ModuleInMemory(try Module(module.name), in: try OutputFolder(module.parent.path))
        let project = Project(name: "App", date: "2026-01-01")
        var search = try ProvenanceSearch(try TemplateChangeTests.templateSet(changes[0].set), in: project)
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

    /// Writes what has changed since it was written last, so that nothing else is compiled again.
    private func write() throws {
        let app = place.appending(path: target)
        let link = place.appending(path: tests)
        let manager = FileManager.default
        try manager.createDirectory(at: app, withIntermediateDirectories: true)
        let (files, existing) = (try files(), try contents(of: app))
        for path in existing.keys where files[path] == nil { try manager.removeItem(at: app.appending(path: path)) }
        for (path, contents) in files where existing[path] != contents {
            let file = app.appending(path: path)
            try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try contents.write(to: file)
        }
        guard (try? manager.destinationOfSymbolicLink(atPath: link.path)) == nil else { return }
        try manager.createSymbolicLink(atPath: link.path, withDestinationPath: "../../Tests/\(tests)")
    }
}
