import Foundation

// @preconcurrency: code in the Swift 5 mode may call it without being on the main actor.
@preconcurrency @MainActor
final class HelpPresenter {

    // MARK: - Private properties -

    private unowned let view: HelpViewInterface
    private let wireframe: HelpWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: HelpViewInterface,
        wireframe: HelpWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension HelpPresenter: HelpPresenterInterface {
}
