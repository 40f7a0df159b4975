import UIKit

/// A view controller, as a router knows it.
#if ISOLATED
@preconcurrency @MainActor
#endif
public protocol ViewControllable: AnyObject {
    /// The view controller itself.
    var uiviewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
    /// This view controller.
    public var uiviewController: UIViewController { self }
}
