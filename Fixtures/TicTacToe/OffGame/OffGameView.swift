import Observation
import SwiftUI

@MainActor
@Observable
final class OffGameViewState {

    @ObservationIgnored
    weak var listener: (any OffGamePresentableListener)?

    var names = PlayerNames(first: "", second: "")
    var score = Score()
}

struct OffGameView: View {

    let state: OffGameViewState

    var body: some View {
        VStack {
            Text(state.names.first)
            Text("\(state.score.first)")
            Text(state.names.second)
            Text("\(state.score.second)")
            Button("Play") { state.listener?.startGame() }
        }
    }

}
