import RxSwift

extension ObservableType {
    /// Sends every element to the relays.
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends every element to the relays.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends every element to the relays.
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends every element to the relays.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    private func bind(_ accept: @escaping (Element) -> Void) -> any Disposable {
        subscribe(onNext: accept, onError: { assertionFailure("Binding error: \($0)") })
    }
}
