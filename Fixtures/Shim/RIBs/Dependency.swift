/// What a RIB needs from its parent: the properties that a protocol of its own adds.
#if ISOLATED
@preconcurrency @MainActor
#endif
public protocol Dependency: AnyObject {}

/// What a RIB that needs nothing needs.
#if ISOLATED
@preconcurrency @MainActor
#endif
public protocol EmptyDependency: Dependency {}
