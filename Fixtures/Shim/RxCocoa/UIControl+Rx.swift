import RxSwift
import UIKit

// Written over `UIAction`, with nothing but what RxSwift and RxCocoa publish: `Scripts/against-published` takes it along.

extension Reactive where Base: UIControl {
    /// What happens to the control, until it goes.
    public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
        ControlEvent(events: values(at: controlEvents) { _ in })
    }

    /// A property of the control: its value at subscription and at each of the events, and an observer that sets it.
    public func controlProperty<Value>(
        editingEvents: UIControl.Event,
        getter: @escaping (Base) -> Value,
        setter: @escaping (Base, Value) -> Void
    ) -> ControlProperty<Value> {
        ControlProperty(
            values: values(at: editingEvents, startsWithCurrent: true, getter),
            valueSink: Binder(base, binding: setter)
        )
    }

    /// What `value` gives at every one of the events, until the control goes; at subscription too if `startsWithCurrent`.
    private func values<Value>(
        at events: UIControl.Event,
        startsWithCurrent: Bool = false,
        _ value: @escaping (Base) -> Value
    ) -> Observable<Value> {
        .create { [weak base] observer in
            guard let base else {
                observer.onCompleted()
                return Disposables.create()
            }
            if startsWithCurrent { observer.onNext(value(base)) }
            // The control owns the action and the action the end, which therefore comes when the control goes.
            let end = Deinit(observer.onCompleted)
            let action = UIAction { [weak base] _ in
                withExtendedLifetime(end) {}
                if let base { observer.onNext(value(base)) }
            }
            base.addAction(action, for: events)
            return Disposables.create { [weak base, weak action] in
                // A control that has gone may have done so anywhere.
                if let base, let action { base.removeAction(action, for: events) }
            }
        }
    }
}

/// Runs a closure when it goes.
private final class Deinit {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    deinit { action() }
}

extension Reactive where Base: UIButton {
    /// The taps.
    public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

    /// What the button says in a state.
    public func title(for controlState: UIControl.State = []) -> Binder<String?> {
        Binder(base) { button, title in button.setTitle(title, for: controlState) }
    }
}

extension Reactive where Base: UITextField {
    /// The text: the current one, and then what a person makes of it.
    public var text: ControlProperty<String?> {
        controlProperty(editingEvents: [.allEditingEvents, .valueChanged], getter: \.text) { field, text in
            // Setting a text moves the cursor, the same text too.
            if field.text != text { field.text = text }
        }
    }
}
