import Foundation

// @preconcurrency: code in the Swift 5 mode may call it without being on the main actor.
@preconcurrency @MainActor
final class OrdersPresenter {

    // MARK: - Public properties -

    private(set) var loadOrdersTask: Task<Void, Never>?
    private(set) var cancelOrderTask: Task<Void, Never>?

    // MARK: - Private properties -

    private unowned let view: any OrdersViewInterface
    private let formatter: any OrdersFormatterInterface
    private let interactor: any OrdersInteractorInterface
    private let wireframe: any OrdersWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: any OrdersViewInterface,
        formatter: any OrdersFormatterInterface,
        interactor: any OrdersInteractorInterface,
        wireframe: any OrdersWireframeInterface
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
        // The screen may have gone when the interactor answers.
        loadOrdersTask = Task { [weak view, interactor] in
            let result: Result<[String], any Error>
            do {
                result = .success(try await interactor.loadOrders())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            view?.show(loadOrders: result)
        }
    }

    func cancelOrder() {
        cancelOrderTask?.cancel()
        // The screen may have gone when the interactor answers.
        cancelOrderTask = Task { [weak view, interactor] in
            let result: Result<Void, any Error>
            do {
                result = .success(try await interactor.cancelOrder())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            view?.show(cancelOrder: result)
        }
    }

}
