import Foundation
import Combine

final class ShelfPresenter: ObservableObject {

    // MARK: - Private properties -

    private let interactor: ShelfInteractorInterface
    private let wireframe: ShelfWireframeInterface

    // MARK: - Lifecycle -

    init(
        interactor: ShelfInteractorInterface,
        wireframe: ShelfWireframeInterface
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}
