import Foundation

final class CreditsPresenter {

    // MARK: - Private properties -

    private unowned let view: CreditsViewInterface
    private let wireframe: CreditsWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: CreditsViewInterface,
        wireframe: CreditsWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension CreditsPresenter: CreditsPresenterInterface {
}
