import Foundation

@preconcurrency @MainActor
final class ContactsPresenter {

    // MARK: - Private properties -

    private unowned let view: ContactsViewInterface
    private let wireframe: ContactsWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: ContactsViewInterface,
        wireframe: ContactsWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ContactsPresenter: ContactsPresenterInterface {
}
