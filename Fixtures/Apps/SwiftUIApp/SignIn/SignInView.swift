import SwiftUI

struct SignInView: View {

    // MARK: - Public properties -

    let presenter: SignInPresenter

    // MARK: - Body -

    var body: some View {
        Text("SignIn")
    }

}
