/// One element or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The promise of one element or an error.
public enum SingleTrait {}

/// What a `Single` comes to.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// What hears how a `Single` ends.
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    /// Work that is done for every observer; its first event counts.
    public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
        Single(
            source: .create { observer in
                subscribe { event in
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .failure(let error): observer.onError(error)
                    }
                }
            }
        )
    }

    /// A success.
    public static func just(_ element: Element) -> Single<Element> { Single(source: .just(element)) }

    /// A failure.
    public static func error(_ error: any Error) -> Single<Element> { Single(source: .error(error)) }

    /// The element, transformed.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        Single<Result>(source: source.map(transform))
    }

    /// What the element is turned into.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
        Single<Result>(source: source.flatMap(selector))
    }

    /// Runs the closures before and after the observer hears of the end; what one throws is a failure.
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil,
        afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Single<Element> {
        Single(
            source: source.do(
                onNext: onSuccess,
                afterNext: afterSuccess,
                onError: onError,
                afterError: afterError,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }
}
