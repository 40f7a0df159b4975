import Foundation
import Observation

@MainActor
@Observable
final class OrdersViewModel {

    enum State: Equatable {
        case loading
        case loaded(OrdersContent)
        case failed(message: String)
    }

    private(set) var state = State.loading

    private let coordinator: Coordinator
    private let service: any OrdersService

    init(coordinator: Coordinator, service: any OrdersService = LiveOrdersService()) {
        self.coordinator = coordinator
        self.service = service
    }

    func load() async {
        do {
            state = .loaded(try await service.content())
        } catch {
            // The view has disappeared. It loads again when it is back.
            if Task.isCancelled { return }
            state = .failed(message: error.localizedDescription)
        }
    }

    func retry() {
        state = .loading
    }

    func showReceipt() {
        coordinator.show(ReceiptRoute())
    }
}
