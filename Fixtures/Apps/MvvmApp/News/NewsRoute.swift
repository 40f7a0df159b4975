import SwiftUI

struct NewsRoute: Route {

    @MainActor
    func screen(coordinator: Coordinator) -> some View {
        NewsView(viewModel: NewsViewModel())
    }
}
