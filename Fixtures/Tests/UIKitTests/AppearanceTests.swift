import Testing
import UIKit

@Suite("What things look like")
@MainActor
struct AppearanceTests {

    @Test("colours, fonts and images are equal that look the same")
    func equality() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
        #expect(UIColor.systemBackground != .white && UIColor.clear != .black)
        #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
        #expect(UIFont.systemFont(ofSize: 12) != .systemFont(ofSize: 13))
        #expect(UIImage(named: "star") == UIImage(named: "star"))
        #expect(UIImageView(image: UIImage(named: "star")).image != UIImage(named: "moon"))
    }

    @Test("a button has a colour and images for its states, and those of the normal one for others")
    func button() {
        let button = UIButton(type: .system)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.gray, for: .disabled)
        button.setBackgroundImage(UIImage(named: "star"), for: .selected)
        #expect(button.titleColor(for: .disabled) == .gray && button.titleColor(for: .highlighted) == .red)
        #expect(button.backgroundImage(for: .selected) == UIImage(named: "star"))
        #expect(button.backgroundImage(for: .normal) == nil)
    }

    @Test("a view is in the window that it is in, however deep")
    func window() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.window == nil)
        window.addSubview(outer)
        #expect(inner.window === window && window.window === window)
        #expect(window.bounds.size == CGSize(width: 393, height: 852))
    }
}
