import SwiftUI

struct GuideRoute: Route {

    @MainActor
    func screen(coordinator: Coordinator) -> some View {
        GuideView(viewModel: GuideViewModel(coordinator: coordinator))
    }
}
