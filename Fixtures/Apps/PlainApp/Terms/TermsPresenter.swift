import Foundation

// @preconcurrency: code in the Swift 5 mode may call it without being on the main actor.
@preconcurrency @MainActor
final class TermsPresenter {

    // MARK: - Public properties -

    private(set) var loadTermsTask: Task<Void, Never>?
    private(set) var acceptTask: Task<Void, Never>?

    // MARK: - Private properties -

    private unowned let view: any TermsViewInterface
    private let interactor: any TermsInteractorInterface
    private let wireframe: any TermsWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: any TermsViewInterface,
        interactor: any TermsInteractorInterface,
        wireframe: any TermsWireframeInterface
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
        // The screen may have gone when the interactor answers.
        loadTermsTask = Task { [weak view, interactor] in
            let result: Result<String, any Error>
            do {
                result = .success(try await interactor.loadTerms())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            view?.show(loadTerms: result)
        }
    }

    func accept() {
        acceptTask?.cancel()
        // The screen may have gone when the interactor answers.
        acceptTask = Task { [weak view, interactor] in
            let result: Result<Void, any Error>
            do {
                result = .success(try await interactor.accept())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            view?.show(accept: result)
        }
    }

}
