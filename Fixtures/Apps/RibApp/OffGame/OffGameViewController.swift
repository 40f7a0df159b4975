import RIBs
import UIKit

@preconcurrency @MainActor
protocol OffGamePresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class OffGameViewController:
    UIViewController,
    OffGamePresentable,
    OffGameViewControllable
{

    weak var listener: OffGamePresentableListener?

}
