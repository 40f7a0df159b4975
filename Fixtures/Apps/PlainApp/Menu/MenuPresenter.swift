import Foundation

final class MenuPresenter {

    // MARK: - Private properties -

    private unowned let view: MenuViewInterface
    private let interactor: MenuInteractorInterface
    private let wireframe: MenuWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: MenuViewInterface,
        interactor: MenuInteractorInterface,
        wireframe: MenuWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension MenuPresenter: MenuPresenterInterface {
}
