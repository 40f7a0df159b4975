import UIKit

final class LobbyViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: (any LobbyPresenterInterface)!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension LobbyViewController: LobbyViewInterface {

    func show(loadSigns result: Result<[String], any Error>) {
        // TODO: Show the result.
        fatalError("show(loadSigns:) is not implemented yet.")
    }

}
