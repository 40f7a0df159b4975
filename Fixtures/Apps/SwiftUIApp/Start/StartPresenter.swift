import Foundation
import Observation

@MainActor
@Observable
final class StartPresenter {

    // MARK: - Public properties -

    /// The result of the last `loadNews()` that was not cancelled.
    private(set) var loadNewsResult: Result<[String], any Error>?
    @ObservationIgnored private(set) var loadNewsTask: Task<Void, Never>?

    // MARK: - Private properties -

    private let interactor: any StartInteractorInterface
    private let wireframe: any StartWireframeInterface

    // MARK: - Lifecycle -

    init(
        interactor: any StartInteractorInterface,
        wireframe: any StartWireframeInterface
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    deinit {
        loadNewsTask?.cancel()
    }
}

// MARK: - Extensions -

extension StartPresenter {

    func loadNews() {
        loadNewsTask?.cancel()
        loadNewsTask = Task { [weak self, interactor] in
            let result: Result<[String], any Error>
            do {
                result = .success(try await interactor.loadNews())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.loadNewsResult = result
        }
    }

}
