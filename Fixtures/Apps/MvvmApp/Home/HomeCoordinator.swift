import Observation

@MainActor
@Observable
final class HomeCoordinator {

    enum Destination: Hashable {
        case profileView
        case aboutView
    }

    /// The views above HomeView, the visible one last.
    var path: [Destination] = []
}
