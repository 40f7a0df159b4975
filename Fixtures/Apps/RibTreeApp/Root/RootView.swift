import Observation
import SwiftUI

@MainActor
@Observable
final class RootViewState {

    @ObservationIgnored
    weak var listener: (any RootPresentableListener)?

    // TODO: Declare what the view shows.
}

struct RootView: View {

    let state: RootViewState

    var body: some View {
        // TODO: Show the state, and call its listener.
        Text("Root")
    }

}
