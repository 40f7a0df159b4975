import SwiftUI

struct BranchesView: View {

    // MARK: - Public properties -

    @ObservedObject var presenter: BranchesPresenter

    // MARK: - Body -

    var body: some View {
        Text("Branches")
    }

}
