import RIBs
import UIKit

@preconcurrency @MainActor
protocol GroupPresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class GroupViewController:
    UIViewController,
    GroupPresentable,
    GroupViewControllable
{

    weak var listener: GroupPresentableListener?

}
