import RIBs
import UIKit

@preconcurrency @MainActor
protocol HelpPresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class HelpViewController:
    UIViewController,
    HelpPresentable,
    HelpViewControllable
{

    weak var listener: HelpPresentableListener?

    static func loadFromStoryboard() -> HelpViewController {
        let storyboard = UIStoryboard(name: "Help", bundle: nil)
        let scene = storyboard.instantiateViewController(withIdentifier: "HelpViewController")
        guard let viewController = scene as? HelpViewController else {
            fatalError("The scene has the class \(type(of: scene)), not HelpViewController.")
        }
        return viewController
    }

}
