/// What makes a RIB, as its parent knows it.
#if ISOLATED
@preconcurrency @MainActor
#endif
public protocol Buildable: AnyObject {}

/// What makes the parts of a RIB and puts them together.
#if ISOLATED
@preconcurrency @MainActor
#endif
open class Builder<DependencyType>: Buildable {
    /// What the RIB needs from its parent.
    public let dependency: DependencyType

    /// A builder of RIBs that draw on `dependency`.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}
