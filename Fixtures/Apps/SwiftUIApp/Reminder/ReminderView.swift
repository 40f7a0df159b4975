import SwiftUI

struct ReminderView: View {

    // MARK: - Public properties -

    @ObservedObject var presenter: ReminderPresenter

    // MARK: - Body -

    var body: some View {
        Text("Reminder")
    }

}
