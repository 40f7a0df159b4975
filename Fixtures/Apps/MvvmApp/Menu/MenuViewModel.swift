import Observation

@MainActor
@Observable
final class MenuViewModel {

    private(set) var title = "Menu"

    private let coordinator: MenuCoordinator

    init(coordinator: MenuCoordinator) {
        self.coordinator = coordinator
    }

    func showAbout() {
        coordinator.path.append(.aboutView)
    }
}
