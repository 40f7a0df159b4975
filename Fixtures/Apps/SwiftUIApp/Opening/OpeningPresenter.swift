import Foundation

final class OpeningPresenter {

    // MARK: - Private properties -

    private unowned let view: OpeningViewInterface
    private let interactor: OpeningInteractorInterface
    private let wireframe: OpeningWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: OpeningViewInterface,
        interactor: OpeningInteractorInterface,
        wireframe: OpeningWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension OpeningPresenter: OpeningPresenterInterface {
}
