import Observation

@MainActor
@Observable
final class ShopCoordinator {

    enum Destination: Hashable {
        case ordersView
    }

    /// The views above ShopView, the visible one last.
    var path: [Destination] = []
}
