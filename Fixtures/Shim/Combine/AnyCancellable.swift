/// What ends a subscription: by itself when it goes.
public final class AnyCancellable: Hashable {

    private var action: (() -> Void)?

    /// Ends a subscription by an action.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    deinit {
        action?()
    }

    /// Ends the subscription now.
    public func cancel() {
        action?()
        action = nil
    }

    /// Keeps it in a set of others.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Two are equal if they are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool {
        left === right
    }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
