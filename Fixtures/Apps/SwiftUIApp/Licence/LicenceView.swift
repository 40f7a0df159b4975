import SwiftUI

struct LicenceView: View {

    // MARK: - Public properties -

    let presenter: LicencePresenter

    // MARK: - Body -

    var body: some View {
        Text("Licence")
    }

}
