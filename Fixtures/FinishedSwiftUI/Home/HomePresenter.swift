import Observation

@MainActor
@Observable
final class HomePresenter {

    // MARK: - Public properties -

    let greeting: String

    // MARK: - Private properties -

    private let wireframe: HomeWireframeInterface

    // MARK: - Lifecycle -

    init(
        wireframe: HomeWireframeInterface,
        user: User
    ) {
        self.wireframe = wireframe
        greeting = "Welcome, \(user.email)"
    }
}
