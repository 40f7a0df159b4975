import Testing
@testable import MvvmApp

@MainActor
struct GuideNavigationTests {

    @Test
    func showsProfile() {
        let coordinator = Coordinator(root: GuideRoute())

        GuideViewModel(coordinator: coordinator).showProfile()

        #expect(coordinator.path == [AnyRoute(ProfileRoute())])
    }

    @Test
    func showsAbout() {
        let coordinator = Coordinator(root: GuideRoute())

        GuideViewModel(coordinator: coordinator).showAbout()

        #expect(coordinator.path == [AnyRoute(AboutRoute())])
    }
}
