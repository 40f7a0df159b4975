import SwiftUI

struct NewsView: View {

    @State private var viewModel: NewsViewModel

    init(viewModel: NewsViewModel) {
        self.viewModel = viewModel
    }

    var body: some View {
        switch viewModel.state {
        case .loading:
            // SwiftUI cancels the task when the view disappears, and starts it again when it is back.
            ProgressView()
                .task { await viewModel.load() }
        case .loaded(let content):
            Text(content.title)
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
