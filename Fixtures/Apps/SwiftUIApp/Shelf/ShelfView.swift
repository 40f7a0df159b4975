import SwiftUI

struct ShelfView: View {

    // MARK: - Public properties -

    @ObservedObject var presenter: ShelfPresenter

    // MARK: - Body -

    var body: some View {
        Text("Shelf")
    }

}
