import Foundation

// @preconcurrency: code in the Swift 5 mode may call it without being on the main actor.
@preconcurrency @MainActor
final class TermsPresenter {

    // MARK: - Public properties -

    /// The outcome of the last `loadTerms()` that was not cancelled.
    private(set) var loadTermsResult: Result<String, any Error>?
    /// The outcome of the last `accept()` that was not cancelled.
    private(set) var acceptResult: Result<Void, any Error>?
    private(set) var loadTermsTask: Task<Void, Never>?
    private(set) var acceptTask: Task<Void, Never>?

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

    deinit {
        loadTermsTask?.cancel()
        acceptTask?.cancel()
    }
}

// MARK: - Extensions -

extension TermsPresenter: TermsPresenterInterface {

    func loadTerms() {
        loadTermsTask?.cancel()
        loadTermsTask = Task { [weak self, interactor] in
            let result: Result<String, any Error>
            do {
                result = .success(try await interactor.loadTerms())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.loadTermsResult = result
        }
    }

    func accept() {
        acceptTask?.cancel()
        acceptTask = Task { [weak self, interactor] in
            let result: Result<Void, any Error>
            do {
                result = .success(try await interactor.accept())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.acceptResult = result
        }
    }

}
