import RIBs
import UIKit

@preconcurrency @MainActor
protocol TicTacToePresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class TicTacToeViewController:
    UIViewController,
    TicTacToePresentable,
    TicTacToeViewControllable
{

    weak var listener: TicTacToePresentableListener?

    static func loadFromStoryboard() -> TicTacToeViewController {
        let storyboard = UIStoryboard(name: "TicTacToe", bundle: nil)
        let scene = storyboard.instantiateViewController(withIdentifier: "TicTacToeViewController")
        guard let viewController = scene as? TicTacToeViewController else {
            fatalError("The scene has the class \(type(of: scene)), not TicTacToeViewController.")
        }
        return viewController
    }

}
