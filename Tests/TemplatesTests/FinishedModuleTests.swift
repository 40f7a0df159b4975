import Foundation
import TestSupport
import Testing

@Suite("Finished modules") struct FinishedModuleTests {

    private static let recording = Recording(suite: "FinishedModuleTests")

    @Test(
        "a generated module with its patch is the finished module",
        arguments: try FinishedModule.viper + FinishedModule.swiftUI + FinishedModule.ribs
    )
    func patch(of module: FinishedModule) throws {
        let folder = try TemporaryFolder()
        let generation = try Run.vipergen([module.name] + module.options, in: folder.url)
        #expect(generation.status == 0, "\(generation.errors)")
        if Self.recording.isOn {
            try module.record(from: folder.files)
        }
        let application = try Run(
            URL(filePath: "/usr/bin/env"),
            ["git", "apply", "--whitespace=nowarn", module.patch.path],
            in: folder.url
        )
        let problem = """
            Fixtures/\(module.patchPath) no longer makes Fixtures/\(module.testDescription) of a fresh module; \
            once the finished files are what is meant, run \(Self.recording.command)
            """
        guard application.status == 0 else {
            Issue.record("\(problem)\n\(application.errors)")
            return
        }
        let differences = FinishedModule.differences(from: try folder.files, to: try module.files)
        #expect(differences.isEmpty, "\(problem)\n\(differences)")
    }

    @Test("the base files of a finished app are those that 'init' writes", arguments: ["Finished", "FinishedSwiftUI"])
    func base(app: String) throws {
        let folder = try TemporaryFolder()
        let options = app == "Finished" ? [] : ["--view", "swiftui"]
        let initialization = try Run.vipergen(["init"] + options, in: folder.url)
        #expect(initialization.status == 0, "\(initialization.errors)")
        let written = try contents(of: folder.url.appending(path: "Base"))
        let recorded = try contents(of: Repository.fixtures.appending(path: "\(app)/Base"))
        let differences = FinishedModule.differences(from: recorded, to: written)
        #expect(differences.isEmpty, "copy the base files into Fixtures/\(app)\n\(differences)")
    }
}
