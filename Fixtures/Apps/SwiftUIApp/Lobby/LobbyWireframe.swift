import UIKit

final class LobbyWireframe: BaseWireframe<LobbyViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LobbyViewController()
        super.init(viewController: moduleViewController)

        let interactor = LobbyInteractor()
        let presenter = LobbyPresenter(view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension LobbyWireframe: LobbyWireframeInterface {

    func navigateToStart() {
        navigationController?.pushWireframe(StartWireframe())
    }

}
