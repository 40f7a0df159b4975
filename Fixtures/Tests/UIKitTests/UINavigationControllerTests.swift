import Testing
import UIKit

@Suite("A navigation controller")
@MainActor
struct UINavigationControllerTests {

    @Test("has the screens in the order in which they were pushed, and they know it")
    func pushes() {
        let root = UIViewController()
        let screen = UIViewController()
        let navigationController = UINavigationController(rootViewController: root)
        navigationController.pushViewController(screen, animated: true)
        #expect(navigationController.viewControllers == [root, screen])
        #expect(navigationController.topViewController === screen)
        #expect(screen.navigationController === navigationController)
        #expect(screen.parent === navigationController)
        #expect(navigationController.navigationController == nil)
    }

    @Test("lets go of the screen that is popped, and returns it")
    func pops() {
        let navigationController = UINavigationController(rootViewController: UIViewController())
        weak var screen: UIViewController?
        do {
            let pushed = UIViewController()
            navigationController.pushViewController(pushed, animated: false)
            screen = pushed
        }
        #expect(screen != nil)
        #expect(navigationController.popViewController(animated: false)?.navigationController == nil)
        #expect(navigationController.viewControllers.count == 1)
        #expect(screen == nil)
    }

    @Test("keeps its last screen")
    func keepsLast() {
        let root = UIViewController()
        let navigationController = UINavigationController(rootViewController: root)
        #expect(navigationController.popViewController(animated: false) == nil)
        #expect(navigationController.popToRootViewController(animated: false) == nil)
        #expect(navigationController.viewControllers == [root])
    }

    @Test("pops all screens but the first, and returns them")
    func popsToRoot() {
        let root = UIViewController()
        let screens = [UIViewController(), UIViewController()]
        let navigationController = UINavigationController()
        navigationController.viewControllers = [root] + screens
        #expect(navigationController.popToRootViewController(animated: false) == screens)
        #expect(navigationController.viewControllers == [root])
        #expect(screens.allSatisfy { $0.navigationController == nil })
    }

    @Test("lets go of the screens that are replaced, and keeps those that stay")
    func replaces() {
        let stays = UIViewController()
        let leaves = UIViewController()
        let comes = UIViewController()
        let navigationController = UINavigationController()
        navigationController.setViewControllers([stays, leaves], animated: false)
        navigationController.setViewControllers([comes, stays], animated: false)
        #expect(navigationController.viewControllers == [comes, stays])
        #expect(stays.navigationController === navigationController)
        #expect(comes.navigationController === navigationController)
        #expect(leaves.navigationController == nil)
    }

    @Test("is not kept alive by its screens")
    func notRetained() {
        let screen = UIViewController()
        do {
            _ = UINavigationController(rootViewController: screen)
        }
        #expect(screen.navigationController == nil)
    }

    @Test("loads the screen on top, once it is shown itself")
    func loadsTop() {
        let root = UIViewController()
        let screen = UIViewController()
        let navigationController = UINavigationController(rootViewController: root)
        #expect(!root.isViewLoaded)
        navigationController.loadViewIfNeeded()
        #expect(root.isViewLoaded)
        navigationController.pushViewController(screen, animated: false)
        #expect(screen.isViewLoaded)
    }

    @Test("does not take a screen that it has")
    func pushedTwice() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let root = UIViewController()
            UINavigationController(rootViewController: root).pushViewController(root, animated: false)
        }
    }
}
