import Testing
import UIKit

@Suite("A control")
@MainActor
struct UIControlTests {

    @Test("runs the actions of an event in the order in which they were added")
    func order() {
        var sent: [Int] = []
        let button = UIButton()
        button.addAction(UIAction { _ in sent.append(1) }, for: .touchUpInside)
        button.addAction(UIAction { _ in sent.append(2) }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(sent == [1, 2])
    }

    @Test("gives the closure its action")
    func givenAction() {
        var given: UIAction?
        let action = UIAction { given = $0 }
        let button = UIButton()
        button.addAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(given === action)
    }

    @Test("runs no action of another event")
    func otherEvent() {
        var count = 0
        let field = UITextField()
        field.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        field.sendActions(for: .editingChanged)
        #expect(count == 0)
    }

    @Test(
        "sends each of the editing events to an action that is for all of them",
        arguments: [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit] as [UIControl.Event]
    )
    func editingEvents(event: UIControl.Event) {
        var count = 0
        let field = UITextField()
        field.addAction(UIAction { _ in count += 1 }, for: .allEditingEvents)
        field.sendActions(for: event)
        field.sendActions(for: [.touchUpInside, .valueChanged])
        #expect(count == 1)
    }

    @Test("has an action that was added twice only once, for the events of both")
    func addedTwice() {
        var count = 0
        let action = UIAction { _ in count += 1 }
        let button = UIButton()
        button.addAction(action, for: .touchUpInside)
        button.addAction(action, for: [.touchUpInside, .valueChanged])
        button.sendActions(for: [.touchUpInside, .valueChanged])
        #expect(count == 1)
        button.sendActions(for: .valueChanged)
        #expect(count == 2)
    }

    @Test("removes an action for the events named, and lets it go after the last")
    func removed() {
        var count = 0
        weak var action: UIAction?
        let button = UIButton()
        do {
            let added = UIAction { _ in count += 1 }
            button.addAction(added, for: [.touchUpInside, .valueChanged])
            button.removeAction(added, for: .touchUpInside)
            action = added
        }
        button.sendActions(for: .touchUpInside)
        #expect(count == 0)
        button.sendActions(for: .valueChanged)
        #expect(count == 1)
        if let action {
            button.removeAction(action, for: .valueChanged)
        }
        #expect(action == nil)
    }

    @Test("still runs, during an event, an action that another one removes")
    func removedDuringEvent() {
        var count = 0
        let removed = UIAction { _ in count += 1 }
        let button = UIButton()
        button.addAction(
            UIAction { [unowned button] _ in button.removeAction(removed, for: .touchUpInside) },
            for: .touchUpInside
        )
        button.addAction(removed, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }

    @Test("is enabled at first, and not selected")
    func defaults() {
        #expect(UIControl().isEnabled)
        #expect(!UIControl().isSelected)
    }

    @Test("sends what a program sends even when a person cannot use it")
    func disabled() {
        var count = 0
        let button = UIButton()
        button.isEnabled = false
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }
}
