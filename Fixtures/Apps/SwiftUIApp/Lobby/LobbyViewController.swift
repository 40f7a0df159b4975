import UIKit

final class LobbyViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: LobbyPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension LobbyViewController: LobbyViewInterface {
}
