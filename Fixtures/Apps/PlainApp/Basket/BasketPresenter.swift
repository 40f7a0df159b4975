import Foundation

// @preconcurrency: code in the Swift 5 mode may call it without being on the main actor.
@preconcurrency @MainActor
final class BasketPresenter {

    // MARK: - Private properties -

    private unowned let view: BasketViewInterface
    private let formatter: BasketFormatterInterface
    private let wireframe: BasketWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: BasketViewInterface,
        formatter: BasketFormatterInterface,
        wireframe: BasketWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension BasketPresenter: BasketPresenterInterface {
}
