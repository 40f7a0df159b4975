import Foundation

final class OrdersPresenter {

    // MARK: - Private properties -

    private unowned let view: OrdersViewInterface
    private let formatter: OrdersFormatterInterface
    private let interactor: OrdersInteractorInterface
    private let wireframe: OrdersWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: OrdersViewInterface,
        formatter: OrdersFormatterInterface,
        interactor: OrdersInteractorInterface,
        wireframe: OrdersWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension OrdersPresenter: OrdersPresenterInterface {
}
