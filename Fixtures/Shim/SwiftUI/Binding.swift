import Observation

/// A value that belongs to somebody else, who is told when it is changed.
@preconcurrency @MainActor @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {

    private let read: () -> Value
    private let write: (Value) -> Void

    /// A value that is read and written by closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (read, write) = (get, set)
    }

    /// A value that stays as it is.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// The value.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> {
        self
    }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { read()[keyPath: keyPath] },
            set: { part in
                var value = read()
                value[keyPath: keyPath] = part
                write(value)
            }
        )
    }
}

/// Bindings to the properties of an observable object.
@preconcurrency @MainActor @propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {

    /// The object.
    public var wrappedValue: Value

    /// The bindings.
    public var projectedValue: Bindable<Value> {
        self
    }

    /// An object to bind to.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// An object to bind to.
    public init(_ wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue)
    }

    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
