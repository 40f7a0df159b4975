import Testing
@testable import MvvmApp

@MainActor
struct ShopNavigationTests {

    @Test
    func showsOrders() {
        let coordinator = Coordinator(root: ShopRoute())

        ShopViewModel(coordinator: coordinator).showOrders()

        #expect(coordinator.path == [AnyRoute(OrdersRoute())])
    }
}
