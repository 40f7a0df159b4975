import UIKit
import RxSwift
import RxCocoa

final class GalleryWireframe: BaseWireframe<GalleryViewController> {

    // MARK: - Private properties -

    private let storyboard = UIStoryboard(name: "Gallery", bundle: nil)

    // MARK: - Module setup -

    init() {
        let moduleViewController = storyboard.instantiateViewController(ofType: GalleryViewController.self)
        super.init(viewController: moduleViewController)

        let formatter = GalleryFormatter()
        let presenter = GalleryPresenter(
            view: moduleViewController,
            formatter: formatter,
            wireframe: self
        )
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension GalleryWireframe: GalleryWireframeInterface {

    func navigateToCart() {
        navigationController?.pushWireframe(CartWireframe())
    }

    func navigateToWishlist() {
        navigationController?.pushWireframe(WishlistWireframe())
    }

}
