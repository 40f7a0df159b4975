import Foundation
import Testing

@testable import VipergenGenerator
@testable import VipergenTemplates

@Suite("Names that modules take") struct TakenNamesTests {

    @Test("every type that a built-in set declares is known by its file's name or named in its manifest")
    func types() throws {
        let declaration = /^(?:[a-z]+ )*(?:class|struct|enum|protocol|actor|typealias) ([A-Za-z]+)/
        for (name, files) in BuiltInSets.all where name != "base" {
            let templateSet = try TemplateSet(files: files, location: name)
            for combination in Combination.all(of: templateSet) {
                let request = try Request(
                    try Module("Login"),
                    of: templateSet,
                    options: combination.values,
                    project: Project(name: "App", date: "2001-01-01"),
                    includesTests: true
                )
                let taken = try request.takenNames()
                let text = try request.render().map { String(decoding: $0.contents, as: UTF8.self) }.joined()
                let types = text.split(separator: "\n").compactMap { $0.firstMatch(of: declaration)?.1 }
                #expect(types.count > 3)
                for type in types { #expect(taken.contains(String(type)), "\(name) \(combination.commandLine)") }
                #expect(try taken.isSubset(of: request.possibleNames()))
            }
        }
    }

    @Test("the name itself is taken only where the module declares it")
    func ownName() throws {
        let viper = try TemplateSet(files: try #require(BuiltInSets.all["viper"]), location: "viper")
        for isOn in [true, false] {
            let request = try Request(
                try Module("Login"),
                of: viper,
                options: ["rx": .flag(isOn)],
                project: Project(date: "2001-01-01")
            )
            #expect(try request.takenNames().contains("Login") == isOn)
            #expect(try request.takenNames().contains("Login.storyboard"))
        }
    }
}
