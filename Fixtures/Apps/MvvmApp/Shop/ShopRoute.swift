import SwiftUI

struct ShopRoute: Route {

    @MainActor
    func screen(coordinator: Coordinator) -> some View {
        ShopView(viewModel: ShopViewModel(coordinator: coordinator))
    }
}
