import Foundation

@MainActor
final class StatementPresenter {

    // MARK: - Public properties -

    private(set) var loadStatementTask: Task<Void, Never>?

    // MARK: - Private properties -

    private unowned let view: any StatementViewInterface
    private let formatter: any StatementFormatterInterface
    private let interactor: any StatementInteractorInterface
    private let wireframe: any StatementWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: any StatementViewInterface,
        formatter: any StatementFormatterInterface,
        interactor: any StatementInteractorInterface,
        wireframe: any StatementWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }

    deinit {
        loadStatementTask?.cancel()
    }
}

// MARK: - Extensions -

extension StatementPresenter: StatementPresenterInterface {

    func loadStatement() {
        loadStatementTask?.cancel()
        // The screen may have gone when the interactor answers.
        loadStatementTask = Task { [weak view, interactor] in
            let result: Result<String, any Error>
            do {
                result = .success(try await interactor.loadStatement())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            view?.show(loadStatement: result)
        }
    }

}
