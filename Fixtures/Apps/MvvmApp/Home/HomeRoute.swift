import SwiftUI

struct HomeRoute: Route {

    @MainActor
    func screen(coordinator: Coordinator) -> some View {
        HomeView(viewModel: HomeViewModel(coordinator: coordinator))
    }
}
