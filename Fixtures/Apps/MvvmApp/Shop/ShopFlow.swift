import SwiftUI

struct ShopFlow: View {

    @State private var coordinator = ShopCoordinator()

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            ShopView(viewModel: ShopViewModel(coordinator: coordinator))
                .navigationDestination(for: ShopCoordinator.Destination.self) { destination in
                    switch destination {
                    case .ordersView:
                        OrdersView(viewModel: OrdersViewModel())
                    }
                }
        }
    }
}
