/// What a RIB has to give: to its own parts, and to its children, whose dependencies it fulfils.
#if ISOLATED
@preconcurrency @MainActor
#endif
open class Component<DependencyType>: Dependency {
    /// What the parent gives.
    public let dependency: DependencyType

    private var instances: [String: Any] = [:]

    /// A component that draws on `dependency`.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }

    /// The one instance that `factory` makes for the property which calls this, as long as the component lives.
    // swift-format-ignore: AlwaysUseLowerCamelCase, the framework's own label
    public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T {
        // In two steps, since where `T` is an optional, nothing at all could be cast to it.
        if let any = instances[__function], let instance = any as? T { return instance }
        let instance = factory()
        instances[__function] = instance
        return instance
    }
}

/// A component that gives nothing.
#if ISOLATED
@preconcurrency @MainActor
#endif
open class EmptyComponent: EmptyDependency {
    /// A component.
    public init() {}
}
