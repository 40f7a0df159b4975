import Observation

@MainActor
@Observable
final class SignInPresenter {

    // MARK: - Private properties -

    private let wireframe: SignInWireframeInterface

    // MARK: - Lifecycle -

    init(
        wireframe: SignInWireframeInterface
    ) {
        self.wireframe = wireframe
    }
}
