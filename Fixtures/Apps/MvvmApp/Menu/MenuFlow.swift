import SwiftUI

struct MenuFlow: View {

    @State private var coordinator = MenuCoordinator()

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            MenuView(viewModel: MenuViewModel(coordinator: coordinator))
                .navigationDestination(for: MenuCoordinator.Destination.self) { destination in
                    switch destination {
                    case .aboutView:
                        AboutView(viewModel: AboutViewModel())
                    }
                }
        }
    }
}
