import Foundation
import TestSupport
import Testing
import VipergenTemplates

@testable import VipergenGenerator

/// Updates of the finished modules of `Fixtures` after a change of a list.
@Suite struct FinishedModuleListTests {

    /// A value to add to a list, or to remove from it.
    struct Change: CustomTestStringConvertible, Sendable {
        let set: String
        let module: String
        let option: String
        let value: String
        /// A line that a file gets, or an edited line that the templates change.
        let file: String
        let line: String

        init(_ set: String, _ module: String, _ option: String, _ value: String, _ file: String, _ line: String) {
            (self.set, self.module, self.option, self.value) = (set, module, option, value)
            (self.file, self.line) = (file, line)
        }

        var testDescription: String { "\(module) --\(option) '\(value)'" }
    }

    private let project = Project(name: "App", date: "2026-01-01")

    /// The module, and its requests without and with the change.
    private func requests(_ change: Change) throws -> (memory: ModuleInMemory, old: Request, new: Request) {
        let modules = change.set == "rib" ? try FinishedModule.ribs : FinishedModule.viper
        let finished = try #require(modules.first { $0.name == change.module })
        let memory = try ModuleInMemory(try Module(finished.name), in: try OutputFolder(finished.parent.path))
        let templateSet = try TemplateSet(files: try #require(BuiltInSets.all[change.set]), location: change.set)
        let search = ProvenanceSearch(templateSet, in: project)
        guard case .made(let provenance) = try search.finding(for: memory.onDisk) else { throw CancellationError() }
        var values = provenance.values
        let list = values[change.option]?.values ?? []
        let others = list.filter { $0 != change.value }
        values[change.option] = .list(others == list ? list + [change.value] : others)
        let requests = try [provenance.values, values].map { values in
            try Request(memory.module, of: templateSet, options: values, project: project)
        }
        return (memory, requests[0], requests[1])
    }

    @Test(
        "a value is added to an edited module, and removing it restores the first bytes",
        arguments: [
            Change("viper", "Login", "route", "Home", "LoginWireframe.swift", "func navigateToHome() {"),
            Change("viper", "Home", "route", "Login", "HomeInterfaces.swift", "func navigateToLogin()"),
            Change(
                "viper",
                "Details",
                "action",
                "save: Signal<Void>",
                "DetailsInterfaces.swift",
                "let save: Signal<Void>"
            ),
            Change(
                "rib",
                "LoggedIn",
                "child",
                "Score",
                "LoggedInRouter.swift",
                "private let scoreBuilder: ScoreBuildable"
            ),
            Change(
                "rib",
                "Root",
                "child",
                "Score",
                "RootBuilder.swift",
                "scoreBuilder: ScoreBuilder(dependency: component)"
            ),
        ]
    )
    func joining(change: Change) throws {
        var (memory, old, new) = try requests(change)
        let before = memory.files
        let rendered = Set(try old.render().flatMap { $0.contents.lines.map(\.trimmed) })
        let own = before.values.flatMap(\.lines).map(\.trimmed).filter { !rendered.contains($0) }
        #expect(try memory.update(from: old, to: new).isEmpty)
        let key = RenderedFile.Location(path: "\(change.module)/\(change.file)", purpose: .module)
        let lines = try #require(memory.files[key]).lines.map { String(decoding: $0.trimmed.bytes, as: UTF8.self) }
        #expect(lines.contains { $0 == change.line || $0 == change.line + "," })
        let kept = Set(memory.files.values.flatMap(\.lines).map(\.trimmed))
        #expect(own.allSatisfy(kept.contains))
        #expect(try memory.update(from: new, to: old) == [])
        #expect(memory.files == before)
    }

    @Test(
        "a value is added to edited lines, the last of which gets a comma",
        arguments: [
            Change(
                "viper",
                "Login",
                "action",
                "forgot: Signal<Void>",
                "LoginViewController.swift",
                "rememberMe: isTicked("
            ),
            Change(
                "viper",
                "Login",
                "event",
                "title: Driver<String>",
                "LoginPresenter.swift",
                "areActionsAvailable: areActions"
            ),
        ]
    )
    func joiningBound(change: Change) throws {
        var (memory, old, new) = try requests(change)
        let before = memory.files
        #expect(try memory.update(from: old, to: new).isEmpty)
        let key = RenderedFile.Location(path: "\(change.module)/\(change.file)", purpose: .module)
        let lines = try #require(memory.files[key]).lines.map { String(decoding: $0.trimmed.bytes, as: UTF8.self) }
        #expect(lines.contains { $0.hasPrefix(change.line) && $0.hasSuffix(",") })
        #expect(try memory.update(from: new, to: old) == [])
        #expect(memory.files == before)
    }

    @Test("removing a value from edited lines is a conflict")
    func bound() throws {
        let change = Change(
            "viper",
            "Login",
            "action",
            "login: Signal<Void>",
            "LoginViewController.swift",
            "login: loginButton"
        )
        var (memory, old, new) = try requests(change)
        let key = RenderedFile.Location(path: "\(change.module)/\(change.file)", purpose: .module)
        let lines = try #require(memory.files[key]).lines.map { String(decoding: $0.trimmed.bytes, as: UTF8.self) }
        let line = try #require(lines.firstIndex { $0.hasPrefix(change.line) }) + 1
        let conflicts = try memory.update(from: old, to: new)
        #expect(conflicts == ["\(key.path):\(line): the templates delete what you edited"])
    }
}
