import UIKit

/// The router at the top of an app's tree, as the app knows it.
#if ISOLATED
@preconcurrency @MainActor
#endif
public protocol LaunchRouting: ViewableRouting {
    /// Shows the RIB in a window, and sets it to work.
    func launch(from window: UIWindow)
}

/// The router at the top of an app's tree.
#if ISOLATED
@preconcurrency @MainActor
#endif
open class LaunchRouter<InteractorType, ViewControllerType>:
    ViewableRouter<InteractorType, ViewControllerType>, LaunchRouting
{
    /// A router of the app's first interactor and view controller.
    public override init(interactor: InteractorType, viewController: ViewControllerType) {
        super.init(interactor: interactor, viewController: viewController)
    }

    /// Shows the RIB in a window, makes it active, and then loads it.
    public final func launch(from window: UIWindow) {
        window.rootViewController = viewControllable.uiviewController
        window.makeKeyAndVisible()
        interactable.activate()
        load()
    }
}
