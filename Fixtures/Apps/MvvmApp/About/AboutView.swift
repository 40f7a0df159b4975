import SwiftUI

struct AboutView: View {

    @State private var viewModel: AboutViewModel

    init(viewModel: AboutViewModel) {
        self.viewModel = viewModel
    }

    var body: some View {
        Text(viewModel.title)
    }
}
