import Foundation

@MainActor
final class StatementPresenter {

    // MARK: - Public properties -

    /// The outcome of the last `loadStatement()` that was not cancelled.
    private(set) var loadStatementResult: Result<String, any Error>?
    private(set) var loadStatementTask: Task<Void, Never>?

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

    deinit {
        loadStatementTask?.cancel()
    }
}

// MARK: - Extensions -

extension StatementPresenter: StatementPresenterInterface {

    func loadStatement() {
        loadStatementTask?.cancel()
        loadStatementTask = Task { [weak self, interactor] in
            let result: Result<String, any Error>
            do {
                result = .success(try await interactor.loadStatement())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.loadStatementResult = result
        }
    }

}
