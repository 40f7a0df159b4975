import RIBs
import UIKit

@preconcurrency @MainActor
protocol LoggedOutPresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class LoggedOutViewController:
    UIViewController,
    LoggedOutPresentable,
    LoggedOutViewControllable
{

    weak var listener: LoggedOutPresentableListener?

}
