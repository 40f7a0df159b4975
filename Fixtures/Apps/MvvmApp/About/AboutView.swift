import SwiftUI

struct AboutView: View {

    @State private var viewModel: AboutViewModel

    init(viewModel: AboutViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        Text(viewModel.title)
    }
}
