import Testing
import UIKit

@Suite("A stack view")
@MainActor
struct UIStackViewTests {

    private let stack = UIStackView()
    private let first = UIView()
    private let second = UIView()

    init() {
        stack.addArrangedSubview(first)
        stack.addArrangedSubview(second)
    }

    @Test("arranges its views in the order in which they came, and has them as subviews")
    func order() {
        #expect(stack.arrangedSubviews == [first, second])
        #expect(stack.subviews == [first, second])
        #expect(first.superview === stack)
    }

    @Test("does not arrange what is only a subview")
    func subview() {
        stack.addSubview(UIView())
        #expect(stack.arrangedSubviews == [first, second])
    }

    @Test("arranges a view that has left no longer")
    func removal() {
        first.removeFromSuperview()
        #expect(stack.arrangedSubviews == [second])
    }

    @Test("arranges a view last that is added again, and leaves its place among the subviews")
    func again() {
        stack.addArrangedSubview(first)
        #expect(stack.arrangedSubviews == [second, first])
        #expect(stack.subviews == [first, second])
    }

    @Test("takes a view from the stack that it was in")
    func move() {
        let other = UIStackView()
        other.addArrangedSubview(first)
        #expect(stack.arrangedSubviews == [second])
        #expect(other.arrangedSubviews == [first])
    }
}
