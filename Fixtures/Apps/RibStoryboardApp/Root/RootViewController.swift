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

    static func loadFromStoryboard() -> RootViewController {
        let storyboard = UIStoryboard(name: "Root", bundle: nil)
        let scene = storyboard.instantiateViewController(withIdentifier: "RootViewController")
        guard let viewController = scene as? RootViewController else {
            fatalError("The scene has the class \(type(of: scene)), not RootViewController.")
        }
        return viewController
    }

}
