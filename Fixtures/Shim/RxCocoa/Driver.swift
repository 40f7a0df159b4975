import RxSwift

/// A shared sequence that repeats its last element to a late observer: state.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// One subscription to the source while there are observers, the last element repeated.
public enum DriverSharingStrategy: SharingStrategyProtocol {
    /// The sequence, with one subscription for all observers.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1)
    }
}

extension ObservableConvertibleType {
    /// A driver that gives `onErrorJustReturn` instead of an error, and then ends.
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        shared { _ in .just(onErrorJustReturn) }
    }

    /// A driver that goes on with `onErrorDriveWith` instead of an error.
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        shared { _ in onErrorDriveWith.asObservable() }
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// This driver.
    public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension BehaviorRelay {
    /// The relay's values as a driver.
    public func asDriver() -> Driver<Element> { shared() }
}
