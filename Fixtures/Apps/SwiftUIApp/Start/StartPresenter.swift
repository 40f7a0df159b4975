import Foundation
import Observation

@MainActor
@Observable
final class StartPresenter {

    // MARK: - Private properties -

    private let interactor: StartInteractorInterface
    private let wireframe: StartWireframeInterface

    // MARK: - Lifecycle -

    init(
        interactor: StartInteractorInterface,
        wireframe: StartWireframeInterface
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}
