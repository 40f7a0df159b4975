import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Folders that Xcode synchronizes") struct SynchronizedFolderTests {

    private func warnings(_ path: String, _ targets: String..., text: String? = nil) throws -> [String] {
        let files = [XcodeProject.Addition(path: "\(SampleProject.folder)/\(path)", targets: targets)]
        let text = text ?? SampleProject.synchronized.text
        let changed = try project(text).changed(adding: files)
        #expect(changed.contents == Array(text.utf8))
        return changed.warnings.map(\.message)
    }

    @Test("nothing is inserted for a file below one, and nothing is said if its target has it")
    func member() throws {
        #expect(try warnings("App/Login/LoginPresenter.swift", "App") == [])
        #expect(try warnings("App/Login/Login.storyboard", "App") == [])
    }

    @Test("nothing is said of a file that targets do not take, nor of one that nobody asked for")
    func withoutTarget() throws {
        #expect(try warnings("App/Login/Login.h", "AppTests") == [])
        #expect(try warnings("App/Login/Notes.swift") == [])
    }

    @Test("a target that does not have the folder is named, and one that has it beside those asked for")
    func otherTarget() throws {
        let told = try warnings("App/Login/LoginTests.swift", "AppTests")
        #expect(told.count == 2)
        #expect(told[0].contains("the target 'App' has the synchronized folder 'App'"))
        #expect(told[1].contains("the target 'AppTests' does not have the synchronized folder 'App'"))
    }

    @Test("an exception takes a file from a target that has the folder")
    func exception() throws {
        let told = try warnings("App/Login/LoginWireframe.swift", "App")
        #expect(told == ["the synchronized folder 'App' excepts 'Login/LoginWireframe.swift' from the target 'App'"])
    }

    @Test("exceptions of another kind are none of a target")
    func otherExceptions() throws {
        let isa = "isa = PBXFileSystemSynchronizedBuildFileExceptionSet"
        let text = SampleProject.synchronized.text.replacing(isa, with: "isa = PBXOther")
        #expect(text != SampleProject.synchronized.text)
        #expect(try warnings("App/Login/LoginWireframe.swift", "App", text: text) == [])
    }

    @Test("an exception gives a file to a target that does not have the folder")
    func flippedException() throws {
        let text = SampleProject.synchronized.text
            .replacing("target = \(SampleProject.id("40"))", with: "target = \(SampleProject.id("41"))")
        #expect(try warnings("App/Login/LoginWireframe.swift", "App", "AppTests", text: text) == [])
        let told = try warnings("App/Login/LoginWireframe.swift", "App", text: text)
        #expect(
            told == ["the synchronized folder 'App' gives 'Login/LoginWireframe.swift' to the target 'AppTests' too"]
        )
    }

    @Test("the same is said once for many files")
    func once() throws {
        let files = additions((0..<9).map { "App/Login/F\($0).swift" }, to: "App", "AppTests")
        #expect(try project(SampleProject.synchronized.text).changed(adding: files).warnings.count == 1)
    }

    @Test("what is wrong with a folder is told once for many files")
    func wrong() throws {
        let list = "exceptions = ("
        let text = SampleProject.synchronized.text.replacing(list, with: "exceptions = none; was = (")
        let failure = try #require(throws: Failure.self) {
            try text.changed(adding: additions(["App/Login/A.swift", "App/Login/B.swift"], to: "App"))
        }
        #expect(failure.diagnostics.map(\.message) == ["expected a list"])
    }

    @Test("a file beside the folder is inserted as ever")
    func beside() throws {
        let new = try SampleProject.synchronized.text.changed(adding: additions(["Other/A.swift"], to: "App"))
        #expect(new.contains("A.swift in Sources"))
    }
}
