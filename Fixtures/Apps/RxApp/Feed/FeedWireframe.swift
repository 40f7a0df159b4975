import UIKit
import RxSwift
import RxCocoa

final class FeedWireframe: BaseWireframe<FeedViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = FeedViewController()
        super.init(viewController: moduleViewController)

        let formatter = FeedFormatter()
        let interactor = FeedInteractor()
        let presenter = FeedPresenter(view: moduleViewController, formatter: formatter, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension FeedWireframe: FeedWireframeInterface {
}
