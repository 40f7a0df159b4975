import Testing
import UIKit

@testable import PlainApp

@Suite("A wireframe")
@MainActor
struct BaseWireframeTests {

    @Test("keeps its screen alive until it is taken, and no longer")
    func lifetime() {
        let wireframe = WelcomeWireframe()
        weak var screen: UIViewController?
        do {
            screen = wireframe.viewController
            #expect(screen != nil)
            #expect(wireframe.takeViewController() === screen)
        }
        #expect(screen == nil)
        #expect(wireframe.viewController == nil)
    }

    @Test("keeps its screen alive while only something else is asked of it")
    func otherReads() {
        let wireframe = WelcomeWireframe()
        #expect(wireframe.navigationController == nil)
        wireframe.showAlert(with: nil, message: nil)
        #expect((wireframe.viewController?.presentedViewController as? UIAlertController) != nil)
    }

    @Test("goes with its screen, and so does the whole module")
    func module() {
        weak var wireframe: WelcomeWireframe?
        weak var presenter: AnyObject?
        do {
            var screen: WelcomeViewController?
            do {
                let made = WelcomeWireframe()
                wireframe = made
                screen = made.takeViewController()
            }
            presenter = screen?.presenter
            #expect(wireframe != nil)
            #expect(presenter != nil)
            screen = nil
        }
        #expect(wireframe == nil)
        #expect(presenter == nil)
    }

    @Test("stops the program, with both names, when a screen is taken that was taken before and has gone")
    func gone() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                let wireframe = WelcomeWireframe()
                _ = wireframe.takeViewController()
                _ = wireframe.takeViewController()
            }
        )
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            message.contains("The WelcomeViewController of WelcomeWireframe was taken before, and has been released.")
        )
    }

    @Test("has no navigation controller once its screen has gone, and shows no alert")
    func goneQuietly() {
        let wireframe = WelcomeWireframe()
        _ = wireframe.takeViewController()
        #expect(wireframe.navigationController == nil)
        wireframe.showAlert(with: "Title", message: "Message")
    }

    @Test("is presented, pushed, and made the root, and the screen stays")
    func shows() {
        let root = AboutWireframe()
        let navigationController = UINavigationController(rootViewController: UIViewController())
        navigationController.setRootWireframe(root)
        #expect(navigationController.viewControllers == [root.viewController])
        #expect(root.navigationController === navigationController)
        let pushed = HelpWireframe()
        navigationController.pushWireframe(pushed)
        #expect(navigationController.topViewController === pushed.viewController)
        let presented = CreditsWireframe()
        var isDone = false
        pushed.viewController?.presentWireframe(presented, animated: false) { isDone = true }
        #expect(presented.viewController != nil)
        #expect(pushed.viewController?.presentedViewController === presented.viewController)
        #expect(isDone)
    }

    @Test("shows an alert over its screen, which OK closes")
    func alert() throws {
        let wireframe: any WelcomeWireframeInterface
        let screen: UIViewController
        do {
            let made = WelcomeWireframe()
            wireframe = made
            screen = made.takeViewController()
        }
        wireframe.showAlert(with: "Title", message: "Message")
        let alert = try #require(screen.presentedViewController as? UIAlertController)
        #expect(alert.title == "Title")
        #expect(alert.message == "Message")
        #expect(alert.preferredStyle == .alert)
        #expect(alert.actions.map(\.title) == ["OK"])
        alert.tap(alert.actions[0])
        #expect(screen.presentedViewController == nil)
    }
}
