import SwiftUI

struct LoansView: View {

    // MARK: - Public properties -

    @ObservedObject var presenter: LoansPresenter

    // MARK: - Body -

    var body: some View {
        Text("Loans")
    }

}
