import Foundation
import Testing
import UIKit

@testable import PlainApp

@Suite("A module's storyboard")
@MainActor
struct UIStoryboardExtensionTests {

    /// Welcome's storyboard, as a file of its app makes it.
    private static func welcome() -> UIStoryboard {
        let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        let module = String(reflecting: WelcomeViewController.self).prefix { $0 != "." }
        return UIStoryboard(
            name: "Welcome",
            bundle: nil,
            fileID: "\(module)/WelcomeWireframe.swift",
            filePath: tests.appending(path: "../../Apps/PlainApp/Welcome/WelcomeWireframe.swift").path
        )
    }

    @Test("makes the screen of the class that it is asked for, by the class's name")
    func className() {
        let screen = Self.welcome().instantiateViewController(ofType: WelcomeViewController.self)
        #expect(type(of: screen) == WelcomeViewController.self)
    }

    @Test("makes a screen of a superclass of the scene's, by the scene's identifier")
    func identifier() {
        let screen = Self.welcome()
            .instantiateViewController(ofType: UIViewController.self, withIdentifier: "WelcomeViewController")
        #expect(type(of: screen) == WelcomeViewController.self)
    }

    @Test("stops the program, with both classes, where the scene has another class")
    func otherClass() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                _ = UIStoryboardExtensionTests.welcome().instantiateViewController(
                    ofType: AboutViewController.self,
                    withIdentifier: "WelcomeViewController"
                )
            }
        )
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("has the class WelcomeViewController, not AboutViewController."))
    }
}
