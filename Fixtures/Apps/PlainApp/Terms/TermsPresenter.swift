import Foundation

final class TermsPresenter {

    // MARK: - Private properties -

    private unowned let view: TermsViewInterface
    private let interactor: TermsInteractorInterface
    private let wireframe: TermsWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: TermsViewInterface,
        interactor: TermsInteractorInterface,
        wireframe: TermsWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension TermsPresenter: TermsPresenterInterface {
}
