import Foundation
import TestSupport
import Testing
import VipergenTemplates

@testable import VipergenGenerator

/// The options of the modules in `Fixtures` are detected without a record of them, whatever their edits.
@Suite struct ProvenanceTests {

    /// A module of an app, and the command that generated it.
    struct Made: CustomTestStringConvertible, Sendable {
        let command: [String]
        let template: String
        /// The folder of the modules, and that of their tests.
        let app: URL
        let tests: URL

        var name: String { command[0] }
        var testDescription: String { "\(app.lastPathComponent)/\(name)" }
        /// Whether a person replaced each `.never()` with a sequence: only then is the name of an action in one file
        /// only.
        var isBound: Bool { app.lastPathComponent == "Finished" && ["Login", "Details"].contains(name) }

        /// The words after the name, without those of the template set, in the order of the set's options.
        func options(of templateSet: TemplateSet) -> String {
            var words = Array(command.dropFirst())
            if let index = words.firstIndex(of: "--template") { words.removeSubrange(index...index + 1) }
            var groups: [[String]] = []
            for word in words {
                if word.hasPrefix("--") { groups.append([word]) } else { groups[groups.count - 1].append(word) }
            }
            let order = templateSet.options.flatMap { ["--" + $0.name, "--no-" + $0.name] }
            let sorted = groups.enumerated().sorted { one, other in
                let places = [one, other].map { order.firstIndex(of: $0.element[0]) ?? 0 }
                return (places[0], one.offset) < (places[1], other.offset)
            }
            return ShellWords.joined(sorted.flatMap(\.element))
        }
    }

    static var fresh: [Made] {
        get throws {
            try FixtureApp.bySet.flatMap { template, apps in
                try apps.flatMap { app in
                    try app.commands.filter { $0[0] != "init" }.map { command in
                        Made(
                            command: command,
                            template: template,
                            app: FixtureApp.parent.appending(path: app.name),
                            tests: FixtureApp.parent.appending(path: app.name + "Tests")
                        )
                    }
                }
            }
        }
    }

    /// Every third of the fresh modules, since a search takes long in a debug build.
    private static var sample: [Made] {
        get throws { try fresh.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element) }
    }

    static var finished: [Made] {
        get throws {
            let modules = FinishedModule.viper.map { ("viper", $0) } + (try FinishedModule.ribs).map { ("rib", $0) }
            return modules.map { template, module in
                let command = [module.name] + module.options
                return Made(command: command, template: template, app: module.parent, tests: URL(filePath: "/nowhere"))
            }
        }
    }

    /// Edits that do not change the meaning of a module: other white space, another header, other folders.
    private static func changed(_ file: ModuleOnDisk.File) -> ModuleOnDisk.File {
        let header = "//\n//  \(file.name)\n//  App\n//\n//  Created by Ann on 1.2.2020.\n//\n\n"
        let text = (header + String(decoding: file.contents, as: UTF8.self))
            .replacingOccurrences(of: "    ", with: "\t").replacingOccurrences(of: "\n", with: "\r\n")
        let path = file.path.replacing("/\(file.name)", with: "/Deeper/Than/\(file.name)")
        return ModuleOnDisk.File(path: path, contents: Array(text.utf8), purpose: file.purpose)
    }

    private static let project = Project(name: "App", date: "2026-01-01")

    private func search(_ template: String) throws -> ProvenanceSearch {
        let files = try #require(BuiltInSets.all[template])
        return try ProvenanceSearch(
            TemplateSet(files: files, location: template),
            in: Self.project
        )
    }

    private func disk(_ made: Made, _ search: ProvenanceSearch) throws -> ModuleOnDisk {
        let module = try Module(made.name)
        let (output, tests) = (try OutputFolder(made.app.path), try OutputFolder(made.tests.path))
        let outputs = OutputFolders(modules: output, tests: tests)
        return try ModuleOnDisk(module, in: outputs, where: try search.nameFilter(for: module))
    }

    private func check(_ finding: Finding, _ made: Made, _ search: ProvenanceSearch, _ change: String) {
        guard case .made(let provenance) = finding else {
            Issue.record("\(made.testDescription), \(change): \(finding)")
            return
        }
        let command = search.templateSet.commandLine(for: provenance.values)
        #expect(command == made.options(of: search.templateSet), "\(made.testDescription), \(change)")
    }

    @Test(
        "the options of a module are detected, whatever its white space, its header and its folders",
        arguments: [false, true]
    )
    func options(isChanged: Bool) throws {
        for template in FixtureApp.bySet.keys {
            let search = try search(template)
            for made in try (isChanged ? [] : Self.sample) + Self.finished where made.template == template {
                let disk = try disk(made, search)
                let files = isChanged ? disk.files.map(Self.changed) : disk.files
                let finding = try search.finding(for: ModuleOnDisk(disk.module, files, hasOneFolder: false))
                check(finding, made, search, isChanged ? "changed" : "as it is")
            }
        }
    }

    @Test func `an edited module is detected with any one of its files deleted`() throws {
        for template in FixtureApp.bySet.keys {
            let search = try search(template)
            for made in try Self.finished where made.template == template {
                let disk = try disk(made, search)
                guard case .made(let whole) = try search.finding(for: disk) else { continue }
                for file in disk.files {
                    let rest = disk.files.filter { $0.path != file.path }
                    guard
                        case .made(let provenance) = try search.finding(
                            for: ModuleOnDisk(disk.module, rest, hasOneFolder: false)
                        )
                    else {
                        Issue.record("\(made.testDescription) without \(file.path)")
                        continue
                    }
                    var expected = whole.values
                    // Only the deleted file may have some values of a bound module's lists; but each detected value is
                    // in another file.
                    let others = rest.map { String(decoding: $0.contents, as: UTF8.self) }.joined()
                    for option in search.templateSet.options where option.isList && made.isBound {
                        let found = try #require(provenance.values[option.name])
                        #expect(found.values.allSatisfy { others.contains($0.prefix { $0 != ":" }) })
                        expected[option.name] = found
                    }
                    let renderings = try [expected, provenance.values].map { values in
                        try Request(disk.module, of: search.templateSet, options: values, project: Self.project)
                            .render().filter { rendered in rest.contains { $0.path == rendered.path } }
                    }
                    #expect(renderings[0] == renderings[1], "\(made.testDescription) without \(file.path)")
                }
            }
        }
    }

    @Test func `a module of one template set does not match another`() throws {
        for template in FixtureApp.bySet.keys {
            let search = try search(template)
            for made in try Self.sample + Self.finished where made.template != template {
                let finding = try search.finding(for: try disk(made, search))
                guard case .unexplained(let provenance) = finding else {
                    Issue.record("\(made.testDescription) is no module of \(template)")
                    continue
                }
                #expect(provenance.percentage < 50)
            }
        }
    }
}
