import Observation

@MainActor
@Observable
final class GuideViewModel {

    private(set) var title = "Guide"

    private let coordinator: GuideCoordinator

    init(coordinator: GuideCoordinator) {
        self.coordinator = coordinator
    }

    func showProfile() {
        coordinator.path.append(.profileView)
    }

    func showAbout() {
        coordinator.path.append(.aboutView)
    }
}
