import Observation
import SwiftUI

@MainActor
@Observable
final class HelpViewState {

    @ObservationIgnored
    weak var listener: (any HelpPresentableListener)?

    // TODO: Declare what the view shows.
}

struct HelpView: View {

    let state: HelpViewState

    var body: some View {
        // TODO: Show the state, and call its listener.
        Text("Help")
    }

}
