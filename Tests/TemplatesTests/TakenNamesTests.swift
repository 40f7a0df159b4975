import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator
@testable import VipergenTemplates

@Suite("Names that modules take") struct TakenNamesTests {

    @Test("every type that a built-in set declares is known by its file's name or by the manifest")
    func types() throws {
        // A private type of a test is not seen by other files.
        let declaration = /^(?!private )(?:[a-z]+ )*(?:class|struct|enum|protocol|actor|typealias) ([A-Za-z]+)/
        for (name, files) in BuiltInSets.all where !name.hasSuffix("base") {
            let templateSet = try TemplateSet(files: files, location: name)
            // Together they write every line.
            for combination in try TriedCombinations(of: templateSet).combinations {
                let request = try Request(
                    try Module("Login"),
                    of: templateSet,
                    options: combination.values,
                    project: Project(name: "App", date: "2001-01-01"),
                    includesTests: true
                )
                let taken = try request.takenNames(with: request.render())
                let text = try request.render().map { String(decoding: $0.contents, as: UTF8.self) }.joined()
                let types = text.split(separator: "\n").compactMap { $0.firstMatch(of: declaration)?.1 }
                #expect(types.count > 1)
                for type in types { #expect(taken.contains(String(type)), "\(name) \(combination.commandLine)") }
            }
        }
    }

    @Test("the module's own name is taken only if the module declares it")
    func ownName() throws {
        let viper = try TemplateSet(files: try #require(BuiltInSets.all["viper"]), location: "viper")
        for isOn in [true, false] {
            let request = try Request(
                try Module("Login"),
                of: viper,
                options: ["rx": .flag(isOn)],
                project: Project(date: "2001-01-01")
            )
            #expect(try request.takenNames(with: request.render()).contains("Login") == isOn)
            #expect(try request.takenNames(with: request.render()).contains("Login.storyboard"))
        }
    }

    @Test("with RxSwift, a module cannot have the name of a type of RxSwift")
    func namesOfRxSwift() throws {
        let viper = try TemplateSet(files: try #require(BuiltInSets.all["viper"]), location: "viper")
        let declaration = /^public (?:[a-z]+ )*(?:class|struct|enum|protocol|typealias) ([A-Za-z]+)/
        let frameworks = ["RxSwift", "RxRelay", "RxCocoa"].map { Repository.fixtures.appending(path: "Shim/\($0)") }
        let files = try frameworks.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                .map { folder.appending(path: $0) }.filter { $0.pathExtension == "swift" }
        }
        let names = try files.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                .compactMap { $0.firstMatch(of: declaration).map { String($0.1) } }
        }
        #expect(names.count > 30)
        for name in names + ["Set", "Calendar", "Notification", "Timer"] {
            func request(_ isOn: Bool) throws -> Request {
                let project = Project(date: "2001-01-01")
                return try Request(try Module(name), of: viper, options: ["rx": .flag(isOn)], project: project)
            }
            #expect(throws: Failure.self, "\(name)") { try request(true) }
            #expect(throws: Never.self, "\(name)") { try request(false) }
        }
    }
}
