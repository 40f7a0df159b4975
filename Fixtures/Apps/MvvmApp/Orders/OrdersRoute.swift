import SwiftUI

struct OrdersRoute: Route {

    @MainActor
    func screen(coordinator: Coordinator) -> some View {
        OrdersView(viewModel: OrdersViewModel(coordinator: coordinator))
    }
}
