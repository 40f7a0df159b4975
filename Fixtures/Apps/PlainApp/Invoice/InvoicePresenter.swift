import Foundation

final class InvoicePresenter {

    // MARK: - Private properties -

    private unowned let view: InvoiceViewInterface
    private let formatter: InvoiceFormatterInterface
    private let interactor: InvoiceInteractorInterface
    private let wireframe: InvoiceWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: InvoiceViewInterface,
        formatter: InvoiceFormatterInterface,
        interactor: InvoiceInteractorInterface,
        wireframe: InvoiceWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension InvoicePresenter: InvoicePresenterInterface {
}
