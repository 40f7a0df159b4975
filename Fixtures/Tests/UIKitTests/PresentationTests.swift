import Testing
import UIKit

@Suite("A presentation")
@MainActor
struct PresentationTests {

    @Test("is known to both controllers, loads the view, and tells when it is done")
    func presents() {
        var isDone = false
        let screen = UIViewController()
        let sheet = UIViewController()
        screen.present(sheet, animated: false) { isDone = true }
        #expect(screen.presentedViewController === sheet)
        #expect(sheet.presentingViewController === screen)
        #expect(sheet.isViewLoaded)
        #expect(isDone)
    }

    @Test("is as the system likes, until the controller says otherwise")
    func style() {
        let sheet = UIViewController()
        #expect(sheet.modalPresentationStyle == .automatic)
        sheet.modalPresentationStyle = .fullScreen
        #expect(sheet.modalPresentationStyle == .fullScreen)
    }

    @Test("keeps the presented controller alive until it is dismissed")
    func lifetime() {
        let screen = UIViewController()
        weak var sheet: UIViewController?
        do {
            let presented = UIViewController()
            screen.present(presented, animated: false)
            sheet = presented
        }
        #expect(sheet != nil)
        screen.dismiss(animated: false)
        #expect(sheet == nil)
    }

    @Test("does not keep the presenting controller alive")
    func presentingIsWeak() {
        let sheet = UIViewController()
        do {
            UIViewController().present(sheet, animated: false)
        }
        #expect(sheet.presentingViewController == nil)
    }

    @Test("is ended by the presented controller as well, which tells when it is done")
    func dismissedByItself() {
        var isDone = false
        let screen = UIViewController()
        let sheet = UIViewController()
        screen.present(sheet, animated: false)
        sheet.dismiss(animated: false) { isDone = true }
        #expect(screen.presentedViewController == nil)
        #expect(sheet.presentingViewController == nil)
        #expect(isDone)
    }

    @Test("does not begin where there is one already")
    func second() {
        var isDone = false
        let screen = UIViewController()
        let first = UIViewController()
        let second = UIViewController()
        screen.present(first, animated: false)
        screen.present(second, animated: false) { isDone = true }
        #expect(screen.presentedViewController === first)
        #expect(second.presentingViewController == nil)
        #expect(!isDone)
    }

    @Test("belongs to the navigation controller that the presenting screen is in")
    func container() {
        let screen = UIViewController()
        let navigationController = UINavigationController(rootViewController: screen)
        let sheet = UIViewController()
        screen.present(sheet, animated: false)
        #expect(screen.presentedViewController === sheet)
        #expect(navigationController.presentedViewController === sheet)
        #expect(sheet.presentingViewController === navigationController)
    }

    @Test("of a navigation controller can be ended by a screen in it")
    func presentedContainer() {
        let screen = UIViewController()
        let step = UIViewController()
        screen.present(UINavigationController(rootViewController: step), animated: false)
        #expect(step.presentingViewController === screen)
        step.dismiss(animated: false)
        #expect(screen.presentedViewController == nil)
    }

    @Test("takes the ones over it along when it ends, and leaves the one below")
    func stacked() {
        let bottom = UIViewController()
        let middle = UIViewController()
        let top = UIViewController()
        let alert = UIViewController()
        bottom.present(middle, animated: false)
        middle.present(top, animated: false)
        top.present(alert, animated: false)
        middle.dismiss(animated: false)
        #expect(bottom.presentedViewController === middle)
        #expect(middle.presentedViewController == nil)
        #expect(top.presentingViewController == nil)
        #expect(top.presentedViewController == nil)
    }
}
