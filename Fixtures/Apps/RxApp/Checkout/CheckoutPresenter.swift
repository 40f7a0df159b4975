import Foundation
import RxSwift
import RxCocoa

// @preconcurrency: code in the Swift 5 mode may call it without being on the main actor.
@preconcurrency @MainActor
final class CheckoutPresenter {

    // MARK: - Private properties -

    private unowned let view: CheckoutViewInterface
    private let interactor: CheckoutInteractorInterface
    private let wireframe: CheckoutWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: CheckoutViewInterface,
        interactor: CheckoutInteractorInterface,
        wireframe: CheckoutWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension CheckoutPresenter: CheckoutPresenterInterface {

    func configure(with output: Checkout.ViewOutput) -> Checkout.ViewInput {
        return Checkout.ViewInput(events: CheckoutEvents(
            isPayEnabled: .never()
        ))
    }

}
