import SwiftUI

struct HomeView: View {

    // MARK: - Public properties -

    let presenter: HomePresenter

    // MARK: - Body -

    var body: some View {
        Text(presenter.greeting)
    }

}
