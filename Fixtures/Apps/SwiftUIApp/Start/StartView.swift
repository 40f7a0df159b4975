import SwiftUI

struct StartView: View {

    // MARK: - Public properties -

    let presenter: StartPresenter

    // MARK: - Body -

    var body: some View {
        Text("Start")
    }

}
