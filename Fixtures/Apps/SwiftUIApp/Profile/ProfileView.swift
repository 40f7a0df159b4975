import SwiftUI

struct ProfileView: View {

    // MARK: - Public properties -

    let presenter: ProfilePresenter

    // MARK: - Body -

    var body: some View {
        Text("Profile")
    }

}
