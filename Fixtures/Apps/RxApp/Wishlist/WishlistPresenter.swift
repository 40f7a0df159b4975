import Foundation
import RxSwift
import RxCocoa

// @preconcurrency: code in the Swift 5 mode may call it without being on the main actor.
@preconcurrency @MainActor
final class WishlistPresenter {

    // MARK: - Private properties -

    private unowned let view: WishlistViewInterface
    private let wireframe: WishlistWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: WishlistViewInterface,
        wireframe: WishlistWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension WishlistPresenter: WishlistPresenterInterface {

    func configure(with output: Wishlist.ViewOutput) -> Wishlist.ViewInput {
        return Wishlist.ViewInput()
    }

}
