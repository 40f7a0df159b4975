import Testing
import UIKit

private final class LoadingViewController: UIViewController {

    var log: [String] = []

    override func loadView() {
        log.append("loadView")
        view = UILabel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("viewDidLoad \(view is UILabel)")
    }
}

@Suite("A view controller")
@MainActor
struct UIViewControllerTests {

    @Test("loads its view when it is first read, and only then")
    func lazyView() {
        let controller = LoadingViewController()
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(controller.log.isEmpty)
        let view = controller.view
        #expect(controller.view === view)
        #expect(controller.isViewLoaded)
        #expect(controller.log == ["loadView", "viewDidLoad true"])
    }

    @Test("loads its view once however often it is asked to")
    func loadViewIfNeeded() {
        let controller = LoadingViewController()
        controller.loadViewIfNeeded()
        controller.loadViewIfNeeded()
        #expect(controller.log == ["loadView", "viewDidLoad true"])
    }

    @Test("takes the view that it is given instead of loading one")
    func givenView() {
        let controller = LoadingViewController()
        let view = UIView()
        controller.view = view
        #expect(controller.view === view)
        #expect(controller.log.isEmpty)
    }

    @Test("is made without arguments where its class has no initializer of its own")
    func withoutArguments() {
        #expect(LoadingViewController().title == nil)
        #expect(UIViewController().view.subviews.isEmpty)
    }

    @Test("contains others, each in one controller at a time")
    func containment() {
        let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
        first.addChild(child)
        #expect(first.children == [child] && child.parent === first)
        second.addChild(child)
        #expect(first.children == [] && second.children == [child] && child.parent === second)
        child.removeFromParent()
        #expect(second.children == [] && child.parent == nil)
        #expect(UINavigationController(rootViewController: child).children == [child])
    }
}
