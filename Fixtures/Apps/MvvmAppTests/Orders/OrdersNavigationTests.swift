import Testing
@testable import MvvmApp

@MainActor
struct OrdersNavigationTests {

    @Test
    func showsReceipt() {
        let coordinator = Coordinator(root: OrdersRoute())

        OrdersViewModel(coordinator: coordinator).showReceipt()

        #expect(coordinator.path == [AnyRoute(ReceiptRoute())])
    }
}
