import SwiftUI

struct AboutRoute: Route {

    @MainActor
    func screen(coordinator: Coordinator) -> some View {
        AboutView(viewModel: AboutViewModel())
    }
}
