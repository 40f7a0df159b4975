import UIKit
import RxSwift
import RxCocoa

final class DetailsWireframe: BaseWireframe<DetailsViewController> {

    // MARK: - Private properties -

    private let storyboard = UIStoryboard(name: "Details", bundle: nil)

    // MARK: - Module setup -

    init() {
        let moduleViewController = storyboard.instantiateViewController(ofType: DetailsViewController.self)
        super.init(viewController: moduleViewController)

        let formatter = DetailsFormatter()
        let interactor = DetailsInteractor()
        let presenter = DetailsPresenter(view: moduleViewController, formatter: formatter, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension DetailsWireframe: DetailsWireframeInterface {
}
