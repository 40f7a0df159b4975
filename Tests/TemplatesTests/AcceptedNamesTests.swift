import Foundation
import TestSupport
import Testing
import VipergenTemplates

@testable import VipergenGenerator

/// Every accepted name, option and value makes a module that compiles, together with all others in one app. For
/// thousands of them: `VIPERGEN_NAMES=3000 VIPERGEN_SEED=1 swift test --filter AcceptedNamesTests`.
///
/// One template set after the other: the tests of each import the app that was compiled last.
@Suite(.serialized) struct AcceptedNamesTests {

    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["VIPERGEN_NAMES"].flatMap { Int($0) } ?? 10
    private static let seed = environment["VIPERGEN_SEED"].flatMap { Int($0) } ?? 0

    private static let standIns = Result { try CompiledStandIns() }

    private static let answers = ["String", "[String: Int?]", "(Int, Bool)", ""]
    private static let types = ["Driver<String>", "Signal<Void>", "Observable<[String: Int?]>", "Driver<(Int, Bool)>"]

    @Test(arguments: ["viper", "rib", "mvvm"])
    func `modules with unusual names and values compile in one app, and so do their tests`(
        name: String
    ) throws {
        let templateSet = try TemplateSet(files: try #require(BuiltInSets.all[name]), location: name)
        let requests = try accepted(of: templateSet)
        #expect(requests.count > Self.count / 4)
        let folder = try TemporaryFolder()
        let base = try base(of: templateSet)
        for file in try base + requests.flatMap({ try $0.render() }) where file.path.hasSuffix(".swift") {
            try folder.write(Data(file.contents), to: "\(file.purpose)/\(file.path)")
        }
        let standIns = try Self.standIns.get()
        for (name, path) in [("App", "module"), ("AppTests", "tests")] {
            let errors = try standIns.check(name, sources(path, in: folder), isImported: name == "App")
            #expect(errors == [], "\(errors.prefix(20).joined(separator: "\n"))")
        }
    }

    private func sources(_ path: String, in folder: TemporaryFolder) throws -> [URL] {
        let root = folder.url.appending(path: path)
        return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
            .map { root.appending(path: $0) }
    }

    private func base(of templateSet: TemplateSet) throws -> [RenderedFile] {
        guard let base = templateSet.base, let files = BuiltInSets.all[base] else { return [] }
        let set = try TemplateSet(files: files, location: base)
        // Other views compile with the base files of SwiftUI, too.
        let options = set.options.contains { $0.name == "view" } ? ["view": OptionValue.text("swiftui")] : [:]
        return try Request(try Module("Base"), of: set, options: options, project: Project(date: "2001-01-01")).render()
    }

    /// Requests with random names and values, if they are accepted and take no name of another one.
    private func accepted(of templateSet: TemplateSet) throws -> [Request] {
        var names = try StrangeNames(seed: Self.seed, DeclaredNames(of: templateSet))
        var requests: [Request] = []
        var taken: Set<String> = []
        for _ in 0..<Self.count {
            guard let module = try? Module(names.module(besides: requests.map(\.module.name.text))),
                let request = request(for: module, of: templateSet, besides: requests, &names),
                let own = try? Set(request.takenNames(with: request.render()).map(\.folded)),
                own.isDisjoint(with: taken)
            else { continue }
            taken.formUnion(own)
            requests.append(request)
        }
        return requests.map { withChildren($0, among: requests) }
    }

    /// A request with values that can be combined: most random values cannot.
    private func request(
        for module: Module,
        of templateSet: TemplateSet,
        besides others: [Request],
        _ names: inout StrangeNames
    ) -> Request? {
        let existing = others.map(\.module.name.text)
        for _ in 0..<20 {
            let values = values(of: templateSet, besides: existing, &names)
            if let request = request(for: module, of: templateSet, values) { return request }
        }
        return nil
    }

    private func request(
        for module: Module,
        of templateSet: TemplateSet,
        _ values: [String: OptionValue]
    ) -> Request? {
        let project = Project(name: "App", date: "2001-01-01")
        return try? Request(module, of: templateSet, options: values, project: project, includesTests: true)
    }

    /// The same request with the RIBs below it: each of them names its parent.
    private func withChildren(_ request: Request, among others: [Request]) -> Request {
        let name = request.module.name.text
        let children = others.filter { $0.values["parent"] == .text(name) }.map(\.module.name.text)
        guard !children.isEmpty else { return request }
        let values = request.values.merging(["child": .list(children)]) { $1 }
        return self.request(for: request.module, of: request.templateSet, values) ?? request
    }

    /// - Parameter others: the existing modules, which options may name.
    private func values(
        of templateSet: TemplateSet,
        besides others: [String],
        _ names: inout StrangeNames
    ) -> [String: OptionValue] {
        var values: [String: OptionValue] = [:]
        for option in templateSet.options {
            switch option.kind {
            // An app has one root.
            case .flag: values[option.name] = .flag(option.name != "root" && names.isOn())
            case .choice(let choices, _): values[option.name] = .text(names.pick(choices))
            case .text: values[option.name] = names.some(of: others, atMost: 1).first.map(OptionValue.text)
            case .list(let form):
                // The RIBs below another one name it as their parent.
                var texts = option.name == "child" ? [] : names.related(of: others, atMost: 2)
                if case .fields = form {
                    let types = option.name == "request" ? Self.answers : Self.types
                    var labels: [String] = []
                    for _ in 0..<names.pick([0, 1, 4]) { labels.append(names.label(besides: labels)) }
                    texts = labels.map { "\($0): \(names.pick(types))" }
                }
                var list = OptionValue.list([])
                for text in texts {
                    guard let longer = try? option.value(text, after: list), option.repetition(in: longer) == nil
                    else { continue }
                    list = longer
                }
                values[option.name] = list
            }
        }
        return values
    }
}
