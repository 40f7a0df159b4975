/// A value that belongs to a view as long as this is shown.
@preconcurrency @MainActor @propertyWrapper public struct State<Value> {

    private let initial: StateStorage<Value>

    /// A state with its first value.
    public init(wrappedValue value: Value) {
        initial = StateStorage(value)
    }

    /// A state with its first value.
    public init(initialValue value: Value) {
        self.init(wrappedValue: value)
    }

    /// The value.
    public var wrappedValue: Value {
        get { initial.current.value }
        nonmutating set { initial.current.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let initial = initial
        return Binding(get: { initial.current.value }, set: { initial.current.set($0) })
    }
}

extension State where Value: ExpressibleByNilLiteral {

    /// A state that is nil at first.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: ConnectedProperty {

    func connect(to tree: ViewTree, at path: String) {
        initial.connect(to: tree, at: path)
    }
}

/// The value of a state. The view is made anew often: its new storage leads to the one that was kept.
@MainActor final class StateStorage<Value> {

    private(set) var value: Value
    private var kept: StateStorage?
    private weak var tree: ViewTree?

    init(_ value: Value) {
        self.value = value
    }

    /// The storage with the value.
    var current: StateStorage {
        kept ?? self
    }

    func set(_ value: Value) {
        self.value = value
        tree?.setNeedsUpdate()
    }

    func connect(to tree: ViewTree, at path: String) {
        let storage = tree.keep(self, at: path)
        storage.tree = tree
        kept = storage === self ? nil : storage
    }
}
