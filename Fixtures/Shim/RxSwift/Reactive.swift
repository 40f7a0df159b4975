import Foundation

/// What an object offers under `rx`: extensions, and a binder for every property that can be set.
@dynamicMemberLookup
public struct Reactive<Base> {
    /// The object.
    public let base: Base

    /// The reactive side of `base`.
    public init(_ base: Base) {
        self.base = base
    }

    /// A binder that sets the property.
    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}

/// A type with a reactive side.
public protocol ReactiveCompatible {
    /// Whose reactive side it is.
    associatedtype ReactiveBase

    /// The reactive side of the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// The reactive side.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// The reactive side of the type.
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}  // For extensions with members that can be set.
    }

    /// The reactive side.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}  // For extensions with members that can be set.
    }
}

extension NSObject: ReactiveCompatible {}
