import RIBs
import UIKit

@preconcurrency @MainActor
protocol WelcomePresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class WelcomeViewController:
    UIViewController,
    WelcomePresentable,
    WelcomeViewControllable
{

    weak var listener: WelcomePresentableListener?

}
