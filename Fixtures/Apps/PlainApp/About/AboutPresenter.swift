import Foundation

final class AboutPresenter {

    // MARK: - Private properties -

    private unowned let view: AboutViewInterface
    private let interactor: AboutInteractorInterface
    private let wireframe: AboutWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: AboutViewInterface,
        interactor: AboutInteractorInterface,
        wireframe: AboutWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension AboutPresenter: AboutPresenterInterface {
}
