import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Synchronized folders") struct SynchronizedFolderTests {

    private func warnings(_ path: String, _ targets: String..., text: String? = nil) throws -> [String] {
        let files = [XcodeProject.Addition(path: "\(SampleProject.folder)/\(path)", targets: targets)]
        let text = text ?? SampleProject.synchronized.text
        let changed = try project(text).changed(adding: files)
        #expect(changed.contents == Array(text.utf8))
        return changed.warnings.map(\.message)
    }

    @Test("a file in a synchronized folder needs no change, and no warning if its target has the folder")
    func member() throws {
        #expect(try warnings("App/Login/LoginPresenter.swift", "App") == [])
        #expect(try warnings("App/Login/Login.storyboard", "App") == [])
    }

    @Test("a file that targets do not use, or that has no target, causes no warning")
    func withoutTarget() throws {
        #expect(try warnings("App/Login/Login.h", "AppTests") == [])
        #expect(try warnings("App/Login/Notes.swift") == [])
    }

    @Test("a requested target without the folder is reported, and so is another target that has it")
    func otherTarget() throws {
        let told = try warnings("App/Login/LoginTests.swift", "AppTests")
        #expect(told.count == 2)
        #expect(told[0] == "the target 'App' has new files of the synchronized folder 'App'")
        #expect(told[1] == "the target 'AppTests' lacks new files of the synchronized folder 'App'")
    }

    @Test("an exception that removes a file from a target is reported")
    func exception() throws {
        let told = try warnings("App/Login/LoginWireframe.swift", "App")
        let file = "'Login/LoginWireframe.swift'"
        #expect(told == ["the target 'App' lacks \(file) of the synchronized folder 'App'"])
    }

    @Test("exceptions of another kind are ignored")
    func otherExceptions() throws {
        let isa = "isa = PBXFileSystemSynchronizedBuildFileExceptionSet"
        let text = SampleProject.synchronized.text.replacing(isa, with: "isa = PBXOther")
        #expect(text != SampleProject.synchronized.text)
        #expect(try warnings("App/Login/LoginWireframe.swift", "App", text: text) == [])
    }

    @Test("an exception that adds a file to a target is respected")
    func flippedException() throws {
        let text = SampleProject.synchronized.text
            .replacing("target = \(SampleProject.id("40"))", with: "target = \(SampleProject.id("41"))")
        #expect(try warnings("App/Login/LoginWireframe.swift", "App", "AppTests", text: text) == [])
        let told = try warnings("App/Login/LoginWireframe.swift", "App", text: text)
        let file = "'Login/LoginWireframe.swift'"
        #expect(told == ["the target 'AppTests' has \(file) of the synchronized folder 'App'"])
    }

    @Test("the same warning is reported once for many files")
    func once() throws {
        let files = additions((0..<9).map { "App/Login/F\($0).swift" }, to: "App", "AppTests")
        #expect(try project(SampleProject.synchronized.text).changed(adding: files).warnings.count == 1)
    }

    @Test("an invalid synchronized folder is reported once for many files, and only for its own")
    func wrong() throws {
        let list = "exceptions = ("
        let text = SampleProject.synchronized.text.replacing(list, with: "exceptions = (B00); was = (")
        let failure = try #require(throws: Failure.self) {
            try text.changed(adding: additions(["App/Login/A.swift", "App/Login/B.swift"], to: "App"))
        }
        #expect(failure.diagnostics.map(\.message) == ["'B00' is not the ID of an object"])
        let other = try text.changed(adding: additions(["Other/A.swift"], to: "App"))
        #expect(other.contains("A.swift in Sources"))
    }

    @Test("a file beside the synchronized folder is added as usual")
    func beside() throws {
        let new = try SampleProject.synchronized.text.changed(adding: additions(["Other/A.swift"], to: "App"))
        #expect(new.contains("A.swift in Sources"))
    }
}
