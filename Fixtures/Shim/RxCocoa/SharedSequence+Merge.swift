import Foundation
import RxSwift

extension SharedSequenceConvertibleType {
    /// The elements of all the sequences as they come.
    public static func merge<Sources: Collection>(_ sources: Sources) -> SharedSequence<SharingStrategy, Element>
    where Sources.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(sharing: .merge(sources.map { $0.asObservable() }))
    }

    /// The elements of all the sequences as they come.
    public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        merge(sources)
    }

    /// The sequence, later.
    public func delay(_ dueTime: DispatchTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sharing: asObservable().delay(dueTime, scheduler: MainScheduler.instance))
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// The elements of all the sequences that this one has for elements.
    public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        flatMap { $0.asSharedSequence() }
    }
}
