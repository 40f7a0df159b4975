import SwiftUI

struct MenuView: View {

    @State private var viewModel: MenuViewModel

    init(viewModel: MenuViewModel) {
        self.viewModel = viewModel
    }

    var body: some View {
        VStack {
            Text(viewModel.title)
            Button("About", action: viewModel.showAbout)
        }
    }
}
