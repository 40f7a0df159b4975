import UIKit
import RxSwift
import RxCocoa

final class PlayerWireframe: BaseWireframe<PlayerViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = PlayerViewController()
        super.init(viewController: moduleViewController)

        let formatter = PlayerFormatter()
        let presenter = PlayerPresenter(view: moduleViewController, formatter: formatter, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension PlayerWireframe: PlayerWireframeInterface {
}
