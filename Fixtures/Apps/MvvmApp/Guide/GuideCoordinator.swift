import Observation

@MainActor
@Observable
final class GuideCoordinator {

    enum Destination: Hashable {
        case profileView
        case aboutView
    }

    /// The views above GuideView, the visible one last.
    var path: [Destination] = []
}
