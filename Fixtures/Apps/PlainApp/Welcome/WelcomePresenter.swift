import Foundation

final class WelcomePresenter {

    // MARK: - Private properties -

    private unowned let view: WelcomeViewInterface
    private let interactor: WelcomeInteractorInterface
    private let wireframe: WelcomeWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: WelcomeViewInterface,
        interactor: WelcomeInteractorInterface,
        wireframe: WelcomeWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension WelcomePresenter: WelcomePresenterInterface {
}
