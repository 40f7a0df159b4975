import UIKit
import RxSwift
import RxCocoa

protocol WishlistWireframeInterface: WireframeInterface {
    func navigateToCart()
}

protocol WishlistViewInterface: ViewInterface {
}

protocol WishlistPresenterInterface: PresenterInterface {
    func configure(with output: Wishlist.ViewOutput) -> Wishlist.ViewInput
}

enum Wishlist {

    struct ViewOutput {
    }

    struct ViewInput {
    }

}
