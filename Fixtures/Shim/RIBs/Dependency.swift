/// What a RIB needs from its parent: the properties that a protocol of its own adds.
@preconcurrency @MainActor public protocol Dependency: AnyObject {}

/// What a RIB that needs nothing needs.
@preconcurrency @MainActor public protocol EmptyDependency: Dependency {}
