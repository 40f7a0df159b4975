/// What sends values to its subscribers.
public protocol Publisher<Output, Failure> {

    /// The type of the values.
    associatedtype Output

    /// The type of the error that it ends with; `Never` if it does not.
    associatedtype Failure: Error

    /// Subscribes. Only the stand-in has this requirement: the framework's own subscribers are not here.
    func subscribe(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher where Failure == Never {

    /// Has each value handed to a closure, as long as the result is kept.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        subscribe(receiveValue: receiveValue)
    }
}

/// The closures that values are handed to, in the order in which they came.
final class Subscriptions<Output> {

    private var closures: [(number: Int, receiveValue: (Output) -> Void)] = []
    private var count = 0

    func add(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        count += 1
        let number = count
        closures.append((number, receiveValue))
        return AnyCancellable { [weak self] in
            self?.closures.removeAll { $0.number == number }
        }
    }

    func send(_ value: Output) {
        for closure in closures {
            closure.receiveValue(value)
        }
    }
}
