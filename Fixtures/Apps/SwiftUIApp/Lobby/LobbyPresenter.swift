import Foundation

@MainActor
final class LobbyPresenter {

    // MARK: - Public properties -

    private(set) var loadSignsTask: Task<Void, Never>?

    // MARK: - Private properties -

    private unowned let view: any LobbyViewInterface
    private let interactor: any LobbyInteractorInterface
    private let wireframe: any LobbyWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: any LobbyViewInterface,
        interactor: any LobbyInteractorInterface,
        wireframe: any LobbyWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    deinit {
        loadSignsTask?.cancel()
    }
}

// MARK: - Extensions -

extension LobbyPresenter: LobbyPresenterInterface {

    func loadSigns() {
        loadSignsTask?.cancel()
        // The screen may have gone when the interactor answers.
        loadSignsTask = Task { [weak view, interactor] in
            let result: Result<[String], any Error>
            do {
                result = .success(try await interactor.loadSigns())
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            view?.show(loadSigns: result)
        }
    }

}
