import Observation
import SwiftUI

@MainActor
@Observable
final class BonusViewState {

    @ObservationIgnored
    weak var listener: (any BonusPresentableListener)?

    // TODO: Declare what the view shows.
}

struct BonusView: View {

    let state: BonusViewState

    var body: some View {
        // TODO: Show the state, and call its listener.
        Text("Bonus")
    }

}
