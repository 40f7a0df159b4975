import Testing
@testable import MvvmApp

@MainActor
struct ShopCoordinatorTests {

    @Test
    func showsOrders() {
        let coordinator = ShopCoordinator()

        ShopViewModel(coordinator: coordinator).showOrders()

        #expect(coordinator.path == [.ordersView])
    }
}
