import Observation

@MainActor
@Observable
final class ReceiptViewModel {

    private(set) var title = "Receipt"

    private let coordinator: Coordinator

    init(coordinator: Coordinator) {
        self.coordinator = coordinator
    }

    func showHome() {
        coordinator.show(HomeRoute())
    }
}
