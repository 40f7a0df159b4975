import SwiftUI

struct HomeFlow: View {

    @State private var coordinator = HomeCoordinator()

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            HomeView(viewModel: HomeViewModel(coordinator: coordinator))
                .navigationDestination(for: HomeCoordinator.Destination.self) { destination in
                    switch destination {
                    case .profileView:
                        ProfileView(viewModel: ProfileViewModel())
                    case .aboutView:
                        AboutView(viewModel: AboutViewModel())
                    }
                }
        }
    }
}
