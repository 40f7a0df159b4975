import SwiftUI

struct ReceiptRoute: Route {

    @MainActor
    func screen(coordinator: Coordinator) -> some View {
        ReceiptView(viewModel: ReceiptViewModel(coordinator: coordinator))
    }
}
