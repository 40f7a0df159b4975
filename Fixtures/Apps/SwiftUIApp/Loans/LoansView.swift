import SwiftUI

struct LoansView: View {

    // MARK: - Public properties -

    let presenter: LoansPresenter

    // MARK: - Body -

    var body: some View {
        Text("Loans")
    }

}
