import Testing
import UIKit

@Suite("A view")
@MainActor
struct UIViewTests {

    @Test("knows its subviews, the one in front last, and they know it")
    func hierarchy() {
        let view = UIView()
        let back = UIView()
        let front = UIView()
        view.addSubview(back)
        view.addSubview(front)
        #expect(view.subviews == [back, front])
        #expect(back.superview === view)
    }

    @Test("that is added again comes to the front")
    func addedAgain() {
        let view = UIView()
        let first = UIView()
        let second = UIView()
        view.addSubview(first)
        view.addSubview(second)
        view.addSubview(first)
        #expect(view.subviews == [second, first])
    }

    @Test("leaves the view it was in when another takes it")
    func taken() {
        let old = UIView()
        let new = UIView()
        let view = UIView()
        old.addSubview(view)
        new.addSubview(view)
        #expect(old.subviews.isEmpty)
        #expect(view.superview === new)
    }

    @Test("that is removed has no superview")
    func removed() {
        let view = UIView()
        let subview = UIView()
        view.addSubview(subview)
        subview.removeFromSuperview()
        #expect(view.subviews.isEmpty)
        #expect(subview.superview == nil)
    }

    @Test("keeps a subview alive until it is removed")
    func lifetime() {
        let view = UIView()
        weak var subview: UIView?
        do {
            let added = UIView()
            view.addSubview(added)
            subview = added
        }
        #expect(subview != nil)
        subview?.removeFromSuperview()
        #expect(subview == nil)
    }

    @Test("does not keep its superview alive")
    func superviewIsWeak() {
        let view = UIView()
        do {
            UIView().addSubview(view)
        }
        #expect(view.superview == nil)
    }

    @Test("follows the sizes of its superview that its mask names")
    func autoresizing() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let subview = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        subview.autoresizingMask = .flexibleWidth
        view.addSubview(subview)
        view.frame = CGRect(x: 5, y: 5, width: 20, height: 30)
        #expect(subview.frame == CGRect(x: 1, y: 2, width: 13, height: 4))
        subview.autoresizingMask = .flexibleHeight
        view.frame.size = CGSize(width: 10, height: 10)
        #expect(subview.frame == CGRect(x: 1, y: 2, width: 13, height: -16))
    }

    @Test("has bounds of its frame's size that begin at zero")
    func bounds() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    }

    @Test("is visible at first, and opaque")
    func defaults() {
        #expect(!UIView().isHidden)
        #expect(UIView().alpha == 1)
    }
}
