import RxSwift
import UIKit

extension Reactive where Base: UIControl {
    /// What `value` gives at every one of the events, until the control goes; at subscription too if `startsWithCurrent`.
    func values<Value>(
        at events: UIControl.Event,
        startsWithCurrent: Bool = false,
        _ value: @escaping @MainActor (Base) -> Value
    ) -> Observable<Value> {
        .create { [weak base] observer in
            nonisolated(unsafe) let observer = observer
            return onMainActor { [base] in
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
                    guard let base, let action else { return }
                    onMainActor { base.removeAction(action, for: events) }
                }
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

/// Runs `body`, which is on the main queue already, as the main actor's work.
private func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body() }
    return result!
}

extension Reactive where Base: UIButton {
    /// The taps.
    public var tap: ControlEvent<Void> {
        ControlEvent(events: values(at: .touchUpInside) { _ in })
    }
}

extension Reactive where Base: UITextField {
    /// The text: the current one, and then what a person makes of it.
    public var text: ControlProperty<String?> {
        ControlProperty(
            values: values(at: [.allEditingEvents, .valueChanged], startsWithCurrent: true) { $0.text },
            valueSink: Binder(base) { field, text in
                onMainActor {
                    if field.text != text { field.text = text }
                }
            }
        )
    }
}
