import Observation

@MainActor
@Observable
final class GuideViewModel {

    private(set) var title = "Guide"

    private let coordinator: Coordinator

    init(coordinator: Coordinator) {
        self.coordinator = coordinator
    }

    func showProfile() {
        coordinator.show(ProfileRoute())
    }

    func showAbout() {
        coordinator.show(AboutRoute())
    }
}
