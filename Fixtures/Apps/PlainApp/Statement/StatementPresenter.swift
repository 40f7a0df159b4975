import Foundation

final class StatementPresenter {

    // MARK: - Private properties -

    private unowned let view: StatementViewInterface
    private let formatter: StatementFormatterInterface
    private let interactor: StatementInteractorInterface
    private let wireframe: StatementWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: StatementViewInterface,
        formatter: StatementFormatterInterface,
        interactor: StatementInteractorInterface,
        wireframe: StatementWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension StatementPresenter: StatementPresenterInterface {
}
