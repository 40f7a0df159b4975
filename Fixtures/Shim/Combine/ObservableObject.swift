/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {

    /// The type of the publisher that says so.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {

    /// The publisher that the object's published properties send to. Without such a property, it is another one each time.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = publishedProperties
        let publisher = properties.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
        for property in properties {
            property.objectWillChange = publisher
        }
        return publisher
    }

    private var publishedProperties: [any PublishedProperty] {
        let mirrors = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
        return mirrors.flatMap { $0.children.compactMap { ($0.value as? any PublishedWrapper)?.property } }
    }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {

    /// There is nothing more to say.
    public typealias Output = Void

    /// It does not end.
    public typealias Failure = Never

    private let subscriptions = Subscriptions<Void>()

    /// A publisher without subscribers.
    public init() {}

    /// Says it to all subscribers.
    public func send() {
        subscriptions.send(())
    }

    /// Subscribes.
    public func subscribe(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        subscriptions.add(receiveValue)
    }
}
