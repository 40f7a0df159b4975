import RIBs
import UIKit

@preconcurrency @MainActor
protocol FeedPresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class FeedViewController:
    UIViewController,
    FeedPresentable,
    FeedViewControllable
{

    weak var listener: FeedPresentableListener?

    static func loadFromStoryboard() -> FeedViewController {
        let storyboard = UIStoryboard(name: "Feed", bundle: nil)
        let scene = storyboard.instantiateViewController(withIdentifier: "FeedViewController")
        guard let viewController = scene as? FeedViewController else {
            fatalError("The scene has the class \(type(of: scene)), not FeedViewController.")
        }
        return viewController
    }

}
