import Observation

@MainActor
@Observable
final class MenuViewModel {

    private(set) var title = "Menu"

    private let coordinator: Coordinator

    init(coordinator: Coordinator) {
        self.coordinator = coordinator
    }

    func showAbout() {
        coordinator.show(AboutRoute())
    }
}
