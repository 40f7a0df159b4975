import Foundation

@preconcurrency @MainActor
final class PaymentsPresenter {

    // MARK: - Private properties -

    private unowned let view: PaymentsViewInterface
    private let formatter: PaymentsFormatterInterface
    private let interactor: PaymentsInteractorInterface
    private let wireframe: PaymentsWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: PaymentsViewInterface,
        formatter: PaymentsFormatterInterface,
        interactor: PaymentsInteractorInterface,
        wireframe: PaymentsWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension PaymentsPresenter: PaymentsPresenterInterface {
}
