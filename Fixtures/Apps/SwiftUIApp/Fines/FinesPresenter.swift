import Combine
import Foundation

// @preconcurrency: code in the Swift 5 mode may call it without being on the main actor.
@preconcurrency @MainActor
final class FinesPresenter: ObservableObject {

    // MARK: - Public properties -

    /// The result of the last `loadFines()` that was not cancelled.
    @Published private(set) var loadFinesResult: Result<Int, any Error>?
    private(set) var loadFinesTask: Task<Void, Never>?

    // MARK: - Private properties -

    private let interactor: any FinesInteractorInterface
    private let wireframe: any FinesWireframeInterface

    // MARK: - Lifecycle -

    init(
        interactor: any FinesInteractorInterface,
        wireframe: any FinesWireframeInterface
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    deinit {
        loadFinesTask?.cancel()
    }
}

// MARK: - Extensions -

extension FinesPresenter {

    func loadFines() {
        loadFinesTask?.cancel()
        loadFinesTask = Task { [weak self, interactor] in
            let result: Result<Int, any Error>
            do {
                result = .success(try await interactor.loadFines())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.loadFinesResult = result
        }
    }

}
