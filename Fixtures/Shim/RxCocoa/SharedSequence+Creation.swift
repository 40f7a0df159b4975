import Foundation
import RxSwift

extension SharedSequence {
    /// A sequence of one element.
    public static func just(_ element: Element) -> SharedSequence {
        SharedSequence(unshared: .just(element).subscribed(by: MainScheduler().schedule))
    }

    /// A sequence that ends at once.
    public static func empty() -> SharedSequence {
        SharedSequence(unshared: .empty().subscribed(by: MainScheduler().schedule))
    }

    /// A sequence without any event.
    public static func never() -> SharedSequence { SharedSequence(unshared: .never()) }

    /// A sequence of the given elements.
    public static func of(_ elements: Element...) -> SharedSequence { from(elements) }

    /// A sequence of an array's elements.
    public static func from(_ array: [Element]) -> SharedSequence {
        SharedSequence(unshared: .each(of: array, schedule: MainScheduler().schedule))
    }

    /// A sequence of a sequence's elements.
    public static func from<Source: Sequence>(_ sequence: Source) -> SharedSequence
    where Source.Element == Element {
        SharedSequence(unshared: .each(of: sequence, schedule: MainScheduler().schedule))
    }

    /// A sequence of the value, if there is one.
    public static func from(optional: Element?) -> SharedSequence {
        from(optional.map { [$0] } ?? [])
    }

    /// Zero after `dueTime`, and then the next number every `period`.
    public static func timer(_ dueTime: DispatchTimeInterval, period: DispatchTimeInterval) -> SharedSequence
    where Element: FixedWidthInteger {
        SharedSequence(sharing: .timer(dueTime, period: period, scheduler: MainScheduler.instance))
    }
}
