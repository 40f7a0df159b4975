import Testing
import UIKit

final class SceneViewController: UIViewController {

    let stored = "made by its own initializer"
}

@Suite("A storyboard")
@MainActor
struct UIStoryboardTests {

    @Test("makes a new controller of the class that the scene names, whatever its identifier")
    func namedClass() throws {
        let storyboard = UIStoryboard(name: "Scenes", bundle: nil)
        let first = storyboard.instantiateViewController(withIdentifier: "Start")
        let second = storyboard.instantiateViewController(withIdentifier: "Start")
        #expect((first as? SceneViewController)?.stored == "made by its own initializer")
        #expect(first !== second)
    }

    @Test("knows scenes of every kind of controller")
    func kindOfScene() {
        let controller = UIStoryboard(name: "Scenes", bundle: nil).instantiateViewController(withIdentifier: "List")
        #expect(controller is SceneViewController)
    }

    @Test("looks for the class in the module of the file that makes it, and for the document in that file's folder")
    func callersModule() {
        let storyboard = UIStoryboard(name: "Scenes", bundle: nil, fileID: "OtherApp/File.swift")
        #expect(type(of: storyboard.instantiateViewController(withIdentifier: "Start")) == UIViewController.self)
    }

    @Test("makes a plain controller where the scene names none", arguments: ["Plain", "Odd"])
    func plainController(identifier: String) {
        let controller = UIStoryboard(name: "Scenes", bundle: nil).instantiateViewController(withIdentifier: identifier)
        #expect(type(of: controller) == UIViewController.self)
    }

    @Test("is taken from the bundle where one is given")
    func bundle() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let bundle = try #require(Bundle(url: folder))
        let storyboard = UIStoryboard(name: "Scenes", bundle: bundle, filePath: "/nowhere/File.swift")
        #expect(storyboard.instantiateViewController(withIdentifier: "Start") is SceneViewController)
    }

    @Test("that is not there stops the program, with the place where it should be")
    func missing() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                _ = UIStoryboard(name: "Missing", bundle: nil, filePath: "/nowhere/File.swift")
            }
        )
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("/nowhere/Missing.storyboard"))
    }

    @Test("stops the program at an identifier that it does not have, with both names")
    func unknownIdentifier() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                _ = scenes().instantiateViewController(withIdentifier: "Nothing")
            }
        )
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("Scenes") && message.contains("Nothing"))
    }
}

@MainActor
private func scenes() -> UIStoryboard {
    UIStoryboard(name: "Scenes", bundle: nil)
}
