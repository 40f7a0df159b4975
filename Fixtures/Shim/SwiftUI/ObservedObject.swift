/// An object of which a view shows changes, and which somebody else keeps.
@preconcurrency @MainActor @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {

    /// Bindings to the object's properties.
    @preconcurrency @MainActor @dynamicMemberLookup public struct Wrapper {

        let object: ObjectType

        /// A binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper {
        Wrapper(object: wrappedValue)
    }

    /// An object to observe.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// An object to observe.
    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }
}

extension ObservedObject: ConnectedProperty {

    func connect(to tree: ViewTree, at path: String) {
        tree.observe(wrappedValue)
    }
}

/// An object that belongs to a view as long as this is shown.
@preconcurrency @MainActor @propertyWrapper public struct StateObject<ObjectType: ObservableObject> {

    private let initial: StateStorage<LazyObject<ObjectType>>

    /// A state with its object, which is made when it is first needed.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        initial = StateStorage(LazyObject(make: thunk))
    }

    /// The object.
    public var wrappedValue: ObjectType {
        initial.current.value.object
    }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }
}

extension StateObject: ConnectedProperty {

    func connect(to tree: ViewTree, at path: String) {
        initial.connect(to: tree, at: path)
        tree.observe(wrappedValue)
    }
}

@MainActor private final class LazyObject<Object> {

    private let make: () -> Object
    private(set) lazy var object = make()

    init(make: @escaping () -> Object) {
        self.make = make
    }
}
