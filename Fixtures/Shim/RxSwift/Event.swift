/// What a sequence tells its observers: `next* (error | completed)?`.
public enum Event<Element> {
    /// The next element.
    case next(Element)
    /// The sequence failed; nothing follows.
    case error(any Error)
    /// The sequence ended well; nothing follows.
    case completed

    /// The element of a `next`.
    public var element: Element? {
        if case .next(let element) = self { element } else { nil }
    }

    /// The error of an `error`.
    public var error: (any Error)? {
        if case .error(let error) = self { error } else { nil }
    }

    /// Whether the sequence ended well.
    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }

    /// Whether nothing follows.
    public var isStopEvent: Bool {
        if case .next = self { false } else { true }
    }
}

extension Event: CustomDebugStringConvertible {
    /// The event's name, with what it carries.
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}
