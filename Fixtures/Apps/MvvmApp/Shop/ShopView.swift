import SwiftUI

struct ShopView: View {

    @State private var viewModel: ShopViewModel

    init(viewModel: ShopViewModel) {
        self.viewModel = viewModel
    }

    var body: some View {
        switch viewModel.state {
        case .loading:
            // SwiftUI cancels the task when the view disappears, and starts it again when it is back.
            ProgressView()
                .task { await viewModel.load() }
        case .loaded(let content):
            VStack {
                Text(content.title)
                Button("Orders", action: viewModel.showOrders)
            }
        case .failed(let message):
            ContentUnavailableView {
                Label("Loading Failed", systemImage: "exclamationmark.triangle")
            } description: {
                Text(message)
            } actions: {
                Button("Try Again", action: viewModel.retry)
            }
        }
    }
}
