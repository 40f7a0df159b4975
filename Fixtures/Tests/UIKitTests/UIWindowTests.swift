import Testing
import UIKit

@Suite("A window")
@MainActor
struct UIWindowTests {

    private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

    @Test("shows nothing until it is made visible, then its root controller's view all over")
    func becomesVisible() {
        let screen = UIViewController()
        let window = UIWindow(frame: frame)
        window.rootViewController = screen
        #expect(window.isHidden)
        #expect(!screen.isViewLoaded)
        window.makeKeyAndVisible()
        #expect(!window.isHidden)
        #expect(window.subviews == [screen.view])
        #expect(screen.view.frame == frame)
        window.frame.size.width = 480
        #expect(screen.view.frame.width == 480)
    }

    @Test("replaces what it shows, and lets go of the old root")
    func replacesRoot() {
        weak var old: UIViewController?
        let new = UIViewController()
        let window = UIWindow(frame: frame)
        window.makeKeyAndVisible()
        do {
            let root = UIViewController()
            window.rootViewController = root
            old = root
        }
        #expect(old?.isViewLoaded == true)
        window.rootViewController = new
        #expect(window.subviews == [new.view])
        #expect(old == nil)
    }
}
