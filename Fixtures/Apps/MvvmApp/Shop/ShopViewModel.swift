import Foundation
import Observation

@MainActor
@Observable
final class ShopViewModel {

    enum State: Equatable {
        case loading
        case loaded(ShopContent)
        case failed(message: String)
    }

    private(set) var state = State.loading

    private let coordinator: Coordinator
    private let service: any ShopService

    init(coordinator: Coordinator, service: any ShopService = LiveShopService()) {
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

    func showOrders() {
        coordinator.show(OrdersRoute())
    }
}
