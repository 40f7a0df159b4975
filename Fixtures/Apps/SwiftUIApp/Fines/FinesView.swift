import SwiftUI

struct FinesView: View {

    // MARK: - Public properties -

    @ObservedObject var presenter: FinesPresenter

    // MARK: - Body -

    var body: some View {
        Text("Fines")
    }

}
