/// An observer that does something to a target on the main queue, and does not keep the target alive.
///
/// It is for what cannot fail: an error is a mistake of the program.
public struct Binder<Value>: ObserverType {
    private let handler: (Event<Value>) -> Void

    /// An observer that calls `binding` with the target, as long as it lives, and every element.
    public init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {
        let scheduler = MainScheduler()
        handler = { [weak target] event in
            switch event {
            case .next(let value):
                scheduler.schedule { [weak target] in
                    if let target { binding(target, value) }
                }
            case .error(let error): assertionFailure("Binding error: \(error)")
            case .completed: break
            }
        }
    }

    /// Takes the next event.
    public func on(_ event: Event<Value>) { handler(event) }
}
