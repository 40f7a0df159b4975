import Foundation
import TestSupport
import Testing
import VipergenTemplates

@testable import VipergenGenerator

/// Updates of the finished modules of `Fixtures` after a change of their templates.
@Suite struct TemplateChangeTests {

    /// A change that a team could make in its templates.
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let set: String
        /// Part of the template's path.
        let file: String
        let text: String
        let replacement: String

        init(_ description: String, _ set: String, _ file: String, _ text: String, _ replacement: String) {
            (testDescription, self.set, self.file) = (description, set, file)
            (self.text, self.replacement) = (text, replacement)
        }
    }

    static let changes = [
        Change(
            "another import",
            "viper",
            "Presenter.swift",
            "import Foundation\n",
            "import Foundation\nimport Dispatch\n"
        ),
        Change(
            "another heading",
            "viper",
            "Presenter.swift",
            "// MARK: - Private properties -",
            "// MARK: - Properties -"
        ),
        Change("a heading in every file", "viper", ".swift", "// MARK: - Extensions -", "// MARK: - Conformances -"),
        Change(
            "one more property",
            "viper",
            "Presenter.swift",
            "    // MARK: - Lifecycle -\n",
            "    private let log = Log()\n\n    // MARK: - Lifecycle -\n"
        ),
        Change("a class that is open", "viper", "ViewController.swift", "final class", "class"),
        Change(
            "a method of the view",
            "viper",
            "ViewController.swift",
            "super.viewDidLoad()\n",
            "super.viewDidLoad()\n        view.accessibilityIdentifier = \"{{name}}\"\n"
        ),
        Change(
            "another initializer's argument",
            "viper",
            "Presenter.swift",
            "        wireframe: {{^request.isEmpty}}any {{/request.isEmpty}}{{name}}WireframeInterface\n",
            "        wireframe: {{^request.isEmpty}}any {{/request.isEmpty}}{{name}}WireframeInterface,\n        log: Log = Log()\n"
        ),
        Change(
            "a heading gone",
            "viper",
            "Wireframe.swift",
            "\n    // MARK: - Module setup -\n",
            ""
        ),
        Change(
            "a comment on the router",
            "rib",
            "Router.swift",
            "final class",
            "/// Leads to the RIBs below.\nfinal class"
        ),
        Change(
            "a method of the interactor",
            "rib",
            "Interactor.swift",
            "super.didBecomeActive()\n",
            "super.didBecomeActive()\n        Log().write()\n"
        ),
        Change("another order of imports", "rib", "Builder.swift", "import RIBs\n", "import Foundation\nimport RIBs\n"),
    ]

    static func templateSet(_ name: String, with changes: [Change] = []) throws -> TemplateSet {
        let files = try #require(BuiltInSets.all[name]).map { file in
            let text = changes.filter { file.path.contains($0.file) && file.path.hasSuffix(".mustache") }
                .reduce(String(decoding: file.contents, as: UTF8.self)) { text, change in
                    text.replacing(change.text, with: change.replacement)
                }
            return SourceFile(path: file.path, text: text)
        }
        return try TemplateSet(files: files, location: name)
    }

    private static let project = Project(name: "App", date: "2026-01-01")

    /// The options of the finished modules, by the modules' descriptions.
    private static let options = Result<[String: [String: OptionValue]], any Error> {
        var options: [String: [String: OptionValue]] = [:]
        for (set, modules) in [("viper", FinishedModule.viper), ("rib", try FinishedModule.ribs)] {
            let search = ProvenanceSearch(try templateSet(set), in: project)
            for module in modules {
                guard case .made(let provenance) = try search.finding(for: module.inMemory.onDisk) else { continue }
                options[module.testDescription] = provenance.values
            }
        }
        return options
    }

    @Test("edits are kept, and the same update changes nothing the second time", arguments: changes)
    func change(_ change: Change) throws {
        let (old, new) = (try Self.templateSet(change.set), try Self.templateSet(change.set, with: [change]))
        var changedCount = 0
        for module in change.set == "rib" ? try FinishedModule.ribs : FinishedModule.viper {
            var memory = try module.inMemory
            guard let options = try Self.options.get()[module.testDescription] else {
                Issue.record("\(module.testDescription) is not explained")
                continue
            }
            let requests = try [old, new].map { templateSet in
                try Request(memory.module, of: templateSet, options: options, project: Self.project)
            }
            let rendered = try requests.flatMap { try $0.render() }.flatMap { $0.contents.lines.map(\.trimmed) }
            let own = memory.files.values.flatMap(\.lines).map(\.trimmed).filter { !rendered.contains($0) }
            let before = memory.files
            let conflicts = try memory.update(from: requests[0], to: requests[1])
            if memory.files != before || !conflicts.isEmpty { changedCount += 1 }
            let kept = Set(memory.files.values.flatMap(\.lines).map(\.trimmed))
            #expect(own.allSatisfy(kept.contains), "\(module.testDescription)")
            let after = memory.files
            let again = try memory.update(from: requests[0], to: requests[1])
            #expect(memory.files == after && again == conflicts, "\(module.testDescription)")
        }
        #expect(changedCount > 0, "the change is in no template")
    }
}

extension FinishedModule {

    fileprivate var inMemory: ModuleInMemory {
        get throws { try ModuleInMemory(try Module(name), in: try OutputFolder(parent.path)) }
    }
}
