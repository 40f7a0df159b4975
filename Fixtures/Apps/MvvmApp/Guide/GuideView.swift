import SwiftUI

struct GuideView: View {

    @State private var viewModel: GuideViewModel

    init(viewModel: GuideViewModel) {
        self.viewModel = viewModel
    }

    var body: some View {
        VStack {
            Text(viewModel.title)
            Button("Profile", action: viewModel.showProfile)
            Button("About", action: viewModel.showAbout)
        }
    }
}
