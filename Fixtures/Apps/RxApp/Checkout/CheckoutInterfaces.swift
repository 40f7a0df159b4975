import UIKit
import RxSwift
import RxCocoa

protocol CheckoutWireframeInterface: WireframeInterface {
}

protocol CheckoutViewInterface: ViewInterface {
}

protocol CheckoutPresenterInterface: PresenterInterface {
    func configure(with output: Checkout.ViewOutput) -> Checkout.ViewInput
}

protocol CheckoutInteractorInterface: InteractorInterface {
}

enum Checkout {

    struct ViewOutput {
        let actions: CheckoutActions
    }

    struct ViewInput {
        let events: CheckoutEvents
    }

}

struct CheckoutActions {
    let email: Driver<String?>
}

struct CheckoutEvents {
    let isPayEnabled: Driver<Bool>
}
