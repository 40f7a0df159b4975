import Observation

@MainActor
@Observable
final class HomePresenter {

    // MARK: - Public properties -

    let greeting: String

    // MARK: - Private properties -

    private let wireframe: any HomeWireframeInterface

    // MARK: - Lifecycle -

    init(
        wireframe: any HomeWireframeInterface,
        user: User
    ) {
        self.wireframe = wireframe
        greeting = "Welcome, \(user.email)"
    }
}
