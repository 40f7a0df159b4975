import UIKit
import RxSwift
import RxCocoa

final class DetailsWireframe: BaseWireframe<DetailsViewController> {

    // MARK: - Private properties -

    private let storyboard = UIStoryboard(name: "Details", bundle: nil)

    // MARK: - Module setup -

    init(magazineService: any MagazineService) {
        let moduleViewController = storyboard.instantiateViewController(ofType: DetailsViewController.self)
        super.init(viewController: moduleViewController)

        let formatter = DetailsFormatter()
        let interactor = DetailsInteractor(magazineService: magazineService)
        let presenter = DetailsPresenter(
            view: moduleViewController,
            formatter: formatter,
            interactor: interactor,
            wireframe: self
        )
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension DetailsWireframe: DetailsWireframeInterface {
}
