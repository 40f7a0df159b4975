import SwiftUI

struct ProgressionsView: View {

    // MARK: - Public properties -

    let presenter: ProgressionsPresenter

    // MARK: - Body -

    var body: some View {
        Text("Progressions")
    }

}
