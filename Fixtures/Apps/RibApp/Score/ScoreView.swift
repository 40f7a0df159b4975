import Observation
import SwiftUI

@MainActor
@Observable
final class ScoreViewState {

    @ObservationIgnored
    weak var listener: (any ScorePresentableListener)?

    // TODO: Declare what the view shows.
}

struct ScoreView: View {

    let state: ScoreViewState

    var body: some View {
        // TODO: Show the state, and call its listener.
        Text("Score")
    }

}
