/// A property of an observable object that is published: the object says so before each change.
@propertyWrapper public struct Published<Value> {

    /// Sends the value at once, and each new one before the property has it.
    public struct Publisher: Combine.Publisher {

        /// The property's values.
        public typealias Output = Value

        /// It does not end.
        public typealias Failure = Never

        fileprivate let property: Property

        /// Subscribes.
        public func subscribe(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
            receiveValue(property.value)
            return property.subscriptions.add(receiveValue)
        }
    }

    /// The value, and who is told of changes.
    final class Property: PublishedProperty {

        var value: Value
        var objectWillChange: ObservableObjectPublisher?
        let subscriptions = Subscriptions<Value>()

        init(value: Value) {
            self.value = value
        }
    }

    fileprivate let valueProperty: Property

    /// A property with its first value.
    public init(wrappedValue: Value) {
        valueProperty = Property(value: wrappedValue)
    }

    /// A property with its first value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// A property's values.
    public var projectedValue: Publisher {
        Publisher(property: valueProperty)
    }

    /// Only a class has published properties.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { valueProperty.value }
        nonmutating set { valueProperty.value = newValue }
    }

    /// The value in an object. The object says before each change that there will be one.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].valueProperty.value }
        set {
            let property = object[keyPath: storageKeyPath].valueProperty
            property.objectWillChange?.send()
            property.subscriptions.send(newValue)
            property.value = newValue
        }
    }
}

/// What an object has to know of a published property of any type.
protocol PublishedProperty: AnyObject {

    /// The publisher of the object that the property is in; nil until it is asked for.
    var objectWillChange: ObservableObjectPublisher? { get set }
}

/// A wrapper around such a property.
protocol PublishedWrapper {

    var property: any PublishedProperty { get }
}

extension Published: PublishedWrapper {

    var property: any PublishedProperty { valueProperty }
}
