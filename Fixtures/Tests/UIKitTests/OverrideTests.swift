import Testing
import UIKit

// What the classes of apps override.

private class Screen: UIViewController {

    override func awakeFromNib() { super.awakeFromNib() }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    override func updateViewConstraints() { super.updateViewConstraints() }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.title = segue.identifier
    }
    override func present(_ screen: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        super.present(screen, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        super.dismiss(animated: flag, completion: completion)
    }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var shouldAutorotate: Bool { false }
}

private class Badge: UIView {

    override var canBecomeFirstResponder: Bool { true }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func layoutSubviews() { super.layoutSubviews() }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func updateConstraints() { super.updateConstraints() }
    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { size }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -2, dy: -2).contains(point)
    }
}

private class Toggle: UIButton {

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
}

private class Row: UITableViewCell {

    override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}

private class Item: UICollectionViewCell {

    override var isSelected: Bool { didSet { alpha = isSelected ? 1 : 0.5 } }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
}

@Suite("What apps override")
@MainActor
struct OverrideTests {

    @Test("is there")
    func overrides() {
        #expect(Screen().preferredStatusBarStyle != UIViewController().preferredStatusBarStyle)
        #expect(Badge().becomeFirstResponder() && !UIView().becomeFirstResponder())
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(Row(style: .default, reuseIdentifier: nil).reuseIdentifier == nil)
        let (toggle, item) = (Toggle(type: .custom), Item(frame: .zero))
        toggle.isHighlighted = true
        item.isSelected = true
        #expect(toggle.alpha == 0.5 && item.alpha == 1)
    }

    @Test("finds the view in front at a point")
    func hitTest() {
        let (view, inside) = (UIView(), Badge(frame: CGRect(x: 10, y: 10, width: 5, height: 5)))
        view.frame.size = CGSize(width: 20, height: 20)
        view.addSubview(inside)
        #expect(view.hitTest(CGPoint(x: 30, y: 30), with: nil) == nil)
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == view)
        #expect(view.hitTest(CGPoint(x: 9, y: 9), with: nil) == inside)
    }

    @Test("can prepare the screen that a segue goes to")
    func segue() {
        let (screen, next) = (Screen(), UIViewController())
        screen.prepare(for: UIStoryboardSegue(identifier: "next", source: screen, destination: next), sender: nil)
        #expect(next.title == "next")
    }
}
