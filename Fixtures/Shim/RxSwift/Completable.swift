/// Completion or an error.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The promise of completion or an error, without elements.
public enum CompletableTrait {}

/// What a `Completable` comes to.
public enum CompletableEvent {
    /// It failed.
    case error(any Error)
    /// It ended well.
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// What hears how a `Completable` ends.
    public typealias CompletableObserver = (CompletableEvent) -> Void

    /// Work that is done for every observer; its first event counts.
    public static func create(subscribe: @escaping (@escaping CompletableObserver) -> any Disposable) -> Completable {
        Completable(
            source: .create { observer in
                subscribe { event in
                    switch event {
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
            }
        )
    }

    /// A completion: what `just` is to a `Single`.
    public static func empty() -> Completable { Completable(source: .empty()) }

    /// A failure.
    public static func error(_ error: any Error) -> Completable { Completable(source: .error(error)) }

    /// Runs all the given ones at once, and completes when they all have.
    public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

    /// Runs all the given ones at once, and completes when they all have.
    public static func zip<Sources: Collection>(_ sources: Sources) -> Completable
    where Sources.Element == Completable {
        Completable(
            source: Observable(run: { sink in
                Merge(into: sink, latestOnly: false).run(sources.map(\.source))
            })
        )
    }

    /// Runs the closures before and after the observer hears of the end; what one throws is a failure.
    public func `do`(
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Completable {
        Completable(
            source: source.do(
                onError: onError,
                afterError: afterError,
                onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }
}
