import Testing
@testable import MvvmApp

@MainActor
struct GuideCoordinatorTests {

    @Test
    func showsProfile() {
        let coordinator = GuideCoordinator()

        GuideViewModel(coordinator: coordinator).showProfile()

        #expect(coordinator.path == [.profileView])
    }

    @Test
    func showsAbout() {
        let coordinator = GuideCoordinator()

        GuideViewModel(coordinator: coordinator).showAbout()

        #expect(coordinator.path == [.aboutView])
    }
}
