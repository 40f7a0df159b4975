import Testing
@testable import MvvmApp

@MainActor
struct ReceiptNavigationTests {

    @Test
    func showsHome() {
        let coordinator = Coordinator(root: ReceiptRoute())

        ReceiptViewModel(coordinator: coordinator).showHome()

        #expect(coordinator.path == [AnyRoute(HomeRoute())])
    }
}
