import Foundation
import TestSupport

@testable import VipergenGenerator

/// An app of finished modules that were taken along with a change of their templates: the package of fixtures compiles it
/// with the others, and runs the app's tests against it.
struct ChangedApp {

    /// The folder of the app, and the targets of it and of its tests.
    private let folder: String
    private let target: String
    private let tests: String
    private let modules: [FinishedModule]
    private let change: TemplateChangeTests.Change
    /// The folder in `Fixtures` that it goes into.
    private let place: URL

    /// Writes an app for each change.
    ///
    /// - Returns: the variables that tell the package how many there are.
    static func writeAll() throws -> [String: String] {
        let apps = try [
            ("viper", "Finished", FinishedModule.viper, "FINISHED_CHANGES"),
            ("rib", "TicTacToe", FinishedModule.ribs, "TICTACTOE_CHANGES"),
        ]
        var counts: [String: String] = [:]
        for (set, name, modules, variable) in apps {
            let changes = TemplateChangeTests.changes.filter { $0.set == set }
            for (number, change) in changes.enumerated() {
                let place = Repository.fixtures.appending(path: "Modes/Changed\(number)")
                let app = ChangedApp(
                    folder: name,
                    target: name + "App",
                    tests: name + "Tests",
                    modules: modules,
                    change: change,
                    place: place
                )
                try app.write()
            }
            counts[variable] = "\(changes.count)"
        }
        return counts
    }

    /// Every file, by its path: a module with a conflict is as it was.
    private func files() throws -> [String: Data] {
        var files = try contents(of: Repository.fixtures.appending(path: folder))
        let (old, new) = (
            try TemplateChangeTests.templateSet(change.set),
            try TemplateChangeTests.templateSet(change.set, with: change)
        )
        let project = Project(name: "App", date: "2026-01-01")
        var search = try ProvenanceSearch(old, in: project)
        for module in modules {
            var memory = try ModuleInMemory(try Module(module.name), in: try OutputFolder(module.parent.path))
            guard case .made(let provenance) = try search.finding(for: memory.onDisk) else { continue }
            let requests = try [old, new].map { templateSet in
                try Request(memory.module, of: templateSet, options: provenance.values, project: project)
            }
            guard try memory.update(from: requests[0], to: requests[1]).isEmpty else { continue }
            for (key, contents) in memory.files { files[key.path] = Data(contents) }
        }
        // What the changes have the modules use.
        files["Log.swift"] = Data("struct Log {\n    func write() {}\n}\n".utf8)
        return files
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
