import Foundation
import Observation

@MainActor
@Observable
final class ProfilePresenter {

    // MARK: - Private properties -

    private let formatter: ProfileFormatterInterface
    private let interactor: ProfileInteractorInterface
    private let wireframe: ProfileWireframeInterface

    // MARK: - Lifecycle -

    init(
        formatter: ProfileFormatterInterface,
        interactor: ProfileInteractorInterface,
        wireframe: ProfileWireframeInterface
    ) {
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}
