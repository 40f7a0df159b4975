import Foundation

final class ReceiptPresenter {

    // MARK: - Private properties -

    private unowned let view: ReceiptViewInterface
    private let formatter: ReceiptFormatterInterface
    private let wireframe: ReceiptWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: ReceiptViewInterface,
        formatter: ReceiptFormatterInterface,
        wireframe: ReceiptWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ReceiptPresenter: ReceiptPresenterInterface {
}
