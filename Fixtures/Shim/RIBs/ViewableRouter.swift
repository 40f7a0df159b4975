/// The router of a RIB that owns its view, as its parent and its interactor know it.
#if ISOLATED
@preconcurrency @MainActor
#endif
public protocol ViewableRouting: Routing {
    /// The RIB's view controller.
    var viewControllable: any ViewControllable { get }
}

/// The router of a RIB that owns its view.
#if ISOLATED
@preconcurrency @MainActor
#endif
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
    /// The RIB's view controller.
    public let viewController: ViewControllerType

    /// The RIB's view controller, as the framework knows it.
    public let viewControllable: any ViewControllable

    /// A router of an interactor and its view controller, which must be a `ViewControllable`.
    public init(interactor: InteractorType, viewController: ViewControllerType) {
        guard let viewControllable = viewController as? any ViewControllable else {
            fatalError("\(viewController) is no ViewControllable")
        }
        self.viewController = viewController
        self.viewControllable = viewControllable
        super.init(interactor: interactor)
    }
}
