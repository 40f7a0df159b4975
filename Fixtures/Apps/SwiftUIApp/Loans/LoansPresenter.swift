import Foundation
import Observation

@MainActor
@Observable
final class LoansPresenter {

    // MARK: - Public properties -

    /// The result of the last `loadLoans()` that was not cancelled.
    private(set) var loadLoansResult: Result<[String], any Error>?
    /// The result of the last `renewAll()` that was not cancelled.
    private(set) var renewAllResult: Result<Void, any Error>?
    @ObservationIgnored private(set) var loadLoansTask: Task<Void, Never>?
    @ObservationIgnored private(set) var renewAllTask: Task<Void, Never>?

    // MARK: - Private properties -

    private let formatter: any LoansFormatterInterface
    private let interactor: any LoansInteractorInterface
    private let wireframe: any LoansWireframeInterface

    // MARK: - Lifecycle -

    init(
        formatter: any LoansFormatterInterface,
        interactor: any LoansInteractorInterface,
        wireframe: any LoansWireframeInterface
    ) {
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }

    deinit {
        loadLoansTask?.cancel()
        renewAllTask?.cancel()
    }
}

// MARK: - Extensions -

extension LoansPresenter {

    func loadLoans() {
        loadLoansTask?.cancel()
        loadLoansTask = Task { [weak self, interactor] in
            let result: Result<[String], any Error>
            do {
                result = .success(try await interactor.loadLoans())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.loadLoansResult = result
        }
    }

    func renewAll() {
        renewAllTask?.cancel()
        renewAllTask = Task { [weak self, interactor] in
            let result: Result<Void, any Error>
            do {
                result = .success(try await interactor.renewAll())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.renewAllResult = result
        }
    }

}
