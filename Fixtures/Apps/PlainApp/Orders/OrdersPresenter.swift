import Foundation

// @preconcurrency: code in the Swift 5 mode may call it without being on the main actor.
@preconcurrency @MainActor
final class OrdersPresenter {

    // MARK: - Public properties -

    /// The outcome of the last `loadOrders()` that was not cancelled.
    private(set) var loadOrdersResult: Result<[String], any Error>?
    /// The outcome of the last `cancelOrder()` that was not cancelled.
    private(set) var cancelOrderResult: Result<Void, any Error>?
    private(set) var loadOrdersTask: Task<Void, Never>?
    private(set) var cancelOrderTask: Task<Void, Never>?

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

    deinit {
        loadOrdersTask?.cancel()
        cancelOrderTask?.cancel()
    }
}

// MARK: - Extensions -

extension OrdersPresenter: OrdersPresenterInterface {

    func loadOrders() {
        loadOrdersTask?.cancel()
        loadOrdersTask = Task { [weak self, interactor] in
            let result: Result<[String], any Error>
            do {
                result = .success(try await interactor.loadOrders())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.loadOrdersResult = result
        }
    }

    func cancelOrder() {
        cancelOrderTask?.cancel()
        cancelOrderTask = Task { [weak self, interactor] in
            let result: Result<Void, any Error>
            do {
                result = .success(try await interactor.cancelOrder())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.cancelOrderResult = result
        }
    }

}
