import Foundation
import TestSupport

/// An app of fresh modules, with tests in both forms, of which a line that assigns or cancels can be deleted when it is
/// compiled already.
struct DeletionApp {

    /// It is among the apps of the package of fixtures.
    static let written = Result { try DeletionApp() }

    private static let name = "DeletionApp"
    private static let commands = [
        ["init", "--view", "swiftui", "--output", "Modules", "--tests", "--testing", "xctest"],
        ["Cart", "--rx", "--formatter", "--view", "code"],
        ["Shelf", "--request", "reserve"],
        ["Loans", "--view", "code", "--request", "renew", "--testing", "swift-testing"],
        ["Root", "--template", "rib", "--root"],
        ["Offers", "--template", "rib", "--parent", "Root"],
        ["Session", "--template", "rib", "--view", "none"],
    ]

    /// The files in which the parts are made and connected: every assignment matters, and without those to constants they
    /// do not compile.
    private static let files =
        ["Cart", "Shelf", "Loans"].flatMap { name in ["Presenter", "Wireframe"].map { name + $0 } }
        + ["Root", "Offers", "Session"].flatMap { name in ["Builder", "Interactor", "Router"].map { name + $0 } }

    /// Tells the number of the assignment that is deleted; where the tests run is the package's folder.
    private static let reader = """
        import Foundation

        let deleted = try? String(contentsOfFile: "Modes/Changed/deleted", encoding: .utf8)

        """

    let assignments: [String]

    private init() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "\(Self.name)/.git/config")
        let app = folder.url.appending(path: Self.name)
        for command in Self.commands {
            let run = try Run.vipergen(command, in: app)
            guard run.status == 0 else { throw FixtureApp.ScaffoldingError(command: command, run: run) }
        }
        var sources = try contents(of: app.appending(path: "Modules"))
        var assignments: [String] = []
        for (path, contents) in sources.sorted(by: { $0.key < $1.key }) {
            guard Self.files.contains(where: { path.hasSuffix("/\($0).swift") }) else { continue }
            let text = String(decoding: contents, as: UTF8.self)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                guard !line.hasSuffix("{"), !line.hasSuffix(" in"),
                    let match = line.prefixMatch(of: #/ *(?:(?:self\??\.)?([\w.]+) = |\w+\?\.cancel\(\))/#),
                    match.1.map({ !text.contains("let \($0): ") }) ?? true
                else { return String(line) }
                assignments.append(String(line))
                return "if deleted != \"\(assignments.count)\" { \(line) }"
            }
            sources[path] = Data(lines.joined(separator: "\n").utf8)
        }
        sources["Deleted.swift"] = Data(Self.reader.utf8)
        self.assignments = assignments
        try FixturePackage.write(sources, to: Self.name)
        try FixturePackage.write(contents(of: app.appending(path: "Tests")), to: Self.name + "Tests")
        try delete(nil)
    }

    /// Runs the app's tests without one of the assignments.
    ///
    /// - Parameter index: which one it is.
    func test(without index: Int) throws -> FixturePackage.Outcome {
        try delete(index)
        defer { try? delete(nil) }
        return try FixturePackage.test("\(Self.name)TestsChanged")
    }

    private func delete(_ index: Int?) throws {
        let number = index.map { "\($0 + 1)" } ?? "none"
        try Data(number.utf8).write(to: FixturePackage.place.appending(path: "deleted"))
    }
}
