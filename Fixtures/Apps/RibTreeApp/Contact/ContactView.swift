import Observation
import SwiftUI

@MainActor
@Observable
final class ContactViewState {

    @ObservationIgnored
    weak var listener: (any ContactPresentableListener)?

    // TODO: Declare what the view shows.
}

struct ContactView: View {

    let state: ContactViewState

    var body: some View {
        // TODO: Show the state, and call its listener.
        Text("Contact")
    }

}
