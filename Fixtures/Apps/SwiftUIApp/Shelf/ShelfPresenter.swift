import Combine
import Foundation

@MainActor
final class ShelfPresenter: ObservableObject {

    // MARK: - Public properties -

    /// The result of the last `loadBooks()` that was not cancelled.
    @Published private(set) var loadBooksResult: Result<[String], any Error>?
    /// The result of the last `reserve()` that was not cancelled.
    @Published private(set) var reserveResult: Result<Void, any Error>?
    private(set) var loadBooksTask: Task<Void, Never>?
    private(set) var reserveTask: Task<Void, Never>?

    // MARK: - Private properties -

    private let interactor: any ShelfInteractorInterface
    private let wireframe: any ShelfWireframeInterface

    // MARK: - Lifecycle -

    init(
        interactor: any ShelfInteractorInterface,
        wireframe: any ShelfWireframeInterface
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    deinit {
        loadBooksTask?.cancel()
        reserveTask?.cancel()
    }
}

// MARK: - Extensions -

extension ShelfPresenter {

    func loadBooks() {
        loadBooksTask?.cancel()
        loadBooksTask = Task { [weak self, interactor] in
            let result: Result<[String], any Error>
            do {
                result = .success(try await interactor.loadBooks())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.loadBooksResult = result
        }
    }

    func reserve() {
        reserveTask?.cancel()
        reserveTask = Task { [weak self, interactor] in
            let result: Result<Void, any Error>
            do {
                result = .success(try await interactor.reserve())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.reserveResult = result
        }
    }

}
