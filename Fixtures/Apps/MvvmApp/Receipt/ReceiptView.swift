import SwiftUI

struct ReceiptView: View {

    @State private var viewModel: ReceiptViewModel

    init(viewModel: ReceiptViewModel) {
        self.viewModel = viewModel
    }

    var body: some View {
        VStack {
            Text(viewModel.title)
            Button("Home", action: viewModel.showHome)
        }
    }
}
