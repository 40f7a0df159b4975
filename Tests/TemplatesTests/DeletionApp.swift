import Foundation
import TestSupport

/// An app of new modules of each template set, with tests in both forms. Lines that assign or show a result can be deleted
/// after it is compiled.
struct DeletionApp {

    /// The app is part of the package of fixtures.
    static let written = Result { try DeletionApp() }

    private static let name = "DeletionApp"
    private static let viperModules = ["Cart", "Shelf", "Loans"]
    private static let commands = [
        ["init", "--view", "swiftui", "--output", "Modules", "--tests", "--testing", "xctest"],
        ["Cart", "--rx", "--formatter", "--view", "code"],
        ["Shelf", "--request", "reserve"],
        ["Loans", "--view", "code", "--request", "renew", "--testing", "swift-testing"],
        ["Root", "--template", "rib", "--root"],
        ["Offers", "--template", "rib", "--parent", "Root"],
        ["Session", "--template", "rib", "--view", "none"],
        ["News", "--template", "rib", "--view", "swiftui", "--testing", "swift-testing"],
        ["Share", "--template", "rib", "--view", "none", "--testing", "swift-testing"],
        ["Base", "--template", "mvvm-base"],
        ["Profile", "--template", "mvvm"],
        ["Home", "--template", "mvvm", "--route", "Profile", "--testing", "swift-testing"],
    ]

    /// The files that create and connect the parts: every assignment matters, and without those to constants they do
    /// not compile.
    private static let files: [String] = {
        var files = ["ProfileViewModel", "HomeViewModel"]
        for name in viperModules { files += [name + "Presenter", name + "Wireframe"] }
        for name in ["Root", "Offers", "Session", "News", "Share"] {
            files += [name + "Builder", name + "Interactor", name + "Router"]
        }
        return files
    }()

    /// Reads the numbers of the deleted assignments; the tests run in the package's folder.
    private static let reader = """
        import Foundation

        let deleted = try! String(contentsOfFile: "Modes/Changed/deleted", encoding: .utf8).split(separator: " ")

        """

    /// A line that can be deleted from a module.
    struct Assignment {
        let module: String
        let line: String
        fileprivate let number: Int
    }

    /// The lines to delete together: one of each module. A line of a VIPER module is alone, since the tests may crash
    /// without it.
    let groups: [[Assignment]]
    /// The names of the classes that XCTest runs.
    private let classes: [String]

    private init() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "\(Self.name)/.git/config")
        let app = folder.url.appending(path: Self.name)
        for command in Self.commands {
            let run = try Run.vipergen(command, in: app)
            guard run.status == 0 else { throw FixtureApp.ScaffoldingError(command: command, run: run) }
        }
        var sources = try contents(of: app.appending(path: "Modules"))
        var modules: [String: [Assignment]] = [:]
        for (path, contents) in sources.sorted(by: { $0.key < $1.key }) {
            guard Self.files.contains(where: { path.hasSuffix("/\($0).swift") }) else { continue }
            let text = String(decoding: contents, as: UTF8.self)
            let module = String(path.prefix { $0 != "/" })
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                guard !line.hasSuffix("{"), !line.hasSuffix(" in"),
                    let match = line.prefixMatch(of: #/ *(?:(?:self\??\.)?([\w.]+) = |view\?\.show\()/#),
                    match.1.map({ !text.contains("let \($0): ") }) ?? true
                else { return String(line) }
                let number = modules.values.joined().count
                modules[module, default: []].append(Assignment(module: module, line: String(line), number: number))
                return "if !deleted.contains(\"\(number)\") { \(line) }"
            }
            sources[path] = Data(lines.joined(separator: "\n").utf8)
        }
        sources["Deleted.swift"] = Data(Self.reader.utf8)
        let others = modules.filter { !Self.viperModules.contains($0.key) }.values
        let together = (0..<(others.map(\.count).max() ?? 0)).map { index in
            others.compactMap { $0.indices.contains(index) ? $0[index] : nil }
        }
        groups = together + Self.viperModules.flatMap { modules[$0] ?? [] }.map { [$0] }
        try FixturePackage.write(sources, to: Self.name)
        let tests = try contents(of: app.appending(path: "Tests"))
        try FixturePackage.write(tests, to: Self.name + "Tests")
        classes = tests.values.flatMap { contents in
            String(decoding: contents, as: UTF8.self).matches(of: /class (\w+): XCTestCase/).map { String($0.1) }
        }.sorted()
        try delete([])
    }

    /// Runs the app's tests without these assignments.
    func test(without assignments: [Assignment]) throws -> FixturePackage.Outcome {
        try delete(assignments)
        defer { try? delete([]) }
        return try FixturePackage.test("\(Self.name)TestsChanged", classes: classes)
    }

    private func delete(_ assignments: [Assignment]) throws {
        let numbers = assignments.map { "\($0.number)" }.joined(separator: " ")
        try Data(numbers.utf8).write(to: FixturePackage.place.appending(path: "deleted"))
    }
}
