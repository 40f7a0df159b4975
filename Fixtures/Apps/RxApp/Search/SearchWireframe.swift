import UIKit
import RxSwift
import RxCocoa

final class SearchWireframe: BaseWireframe<SearchViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = SearchViewController()
        super.init(viewController: moduleViewController)

        let formatter = SearchFormatter()
        let interactor = SearchInteractor()
        let presenter = SearchPresenter(
            view: moduleViewController,
            formatter: formatter,
            interactor: interactor,
            wireframe: self
        )
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension SearchWireframe: SearchWireframeInterface {
}
