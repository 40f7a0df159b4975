import Observation

@MainActor
@Observable
final class MenuCoordinator {

    enum Destination: Hashable {
        case aboutView
    }

    /// The views above MenuView, the visible one last.
    var path: [Destination] = []
}
