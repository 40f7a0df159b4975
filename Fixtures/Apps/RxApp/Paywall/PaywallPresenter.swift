import Foundation
import RxSwift
import RxCocoa

final class PaywallPresenter {

    // MARK: - Private properties -

    private unowned let view: PaywallViewInterface
    private let wireframe: PaywallWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: PaywallViewInterface,
        wireframe: PaywallWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension PaywallPresenter: PaywallPresenterInterface {

    func configure(with output: Paywall.ViewOutput) -> Paywall.ViewInput {
        return Paywall.ViewInput()
    }

}
