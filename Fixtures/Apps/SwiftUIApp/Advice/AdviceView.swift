import SwiftUI

struct AdviceView: View {

    // MARK: - Public properties -

    @ObservedObject var presenter: AdvicePresenter

    // MARK: - Body -

    var body: some View {
        Text("Advice")
    }

}
