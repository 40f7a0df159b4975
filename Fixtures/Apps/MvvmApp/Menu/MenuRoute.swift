import SwiftUI

struct MenuRoute: Route {

    @MainActor
    func screen(coordinator: Coordinator) -> some View {
        MenuView(viewModel: MenuViewModel(coordinator: coordinator))
    }
}
