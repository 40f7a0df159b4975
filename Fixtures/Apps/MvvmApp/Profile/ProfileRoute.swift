import SwiftUI

struct ProfileRoute: Route {

    @MainActor
    func screen(coordinator: Coordinator) -> some View {
        ProfileView(viewModel: ProfileViewModel())
    }
}
