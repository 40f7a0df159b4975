import RIBs
import UIKit

@preconcurrency @MainActor
protocol ProfilePresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class ProfileViewController:
    UIViewController,
    ProfilePresentable,
    ProfileViewControllable
{

    weak var listener: ProfilePresentableListener?

}
