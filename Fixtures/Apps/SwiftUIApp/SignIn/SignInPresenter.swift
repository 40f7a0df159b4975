import Observation

@MainActor
@Observable
final class SignInPresenter {

    // MARK: - Private properties -

    private let wireframe: any SignInWireframeInterface

    // MARK: - Lifecycle -

    init(
        wireframe: any SignInWireframeInterface
    ) {
        self.wireframe = wireframe
    }
}
