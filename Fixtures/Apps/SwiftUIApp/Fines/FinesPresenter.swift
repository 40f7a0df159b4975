import Foundation
import Combine

@preconcurrency @MainActor
final class FinesPresenter: ObservableObject {

    // MARK: - Private properties -

    private let interactor: FinesInteractorInterface
    private let wireframe: FinesWireframeInterface

    // MARK: - Lifecycle -

    init(
        interactor: FinesInteractorInterface,
        wireframe: FinesWireframeInterface
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}
