import SwiftUI

struct GuideFlow: View {

    @State private var coordinator = GuideCoordinator()

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            GuideView(viewModel: GuideViewModel(coordinator: coordinator))
                .navigationDestination(for: GuideCoordinator.Destination.self) { destination in
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
