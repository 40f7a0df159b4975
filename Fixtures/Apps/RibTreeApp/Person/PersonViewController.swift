import RIBs
import UIKit

@preconcurrency @MainActor
protocol PersonPresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class PersonViewController:
    UIViewController,
    PersonPresentable,
    PersonViewControllable
{

    weak var listener: PersonPresentableListener?

}
