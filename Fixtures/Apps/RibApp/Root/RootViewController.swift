import RIBs
import UIKit

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol RootPresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class RootViewController:
    UIViewController,
    RootPresentable,
    RootViewControllable
{

    weak var listener: RootPresentableListener?

}
