import Foundation
import Observation

@MainActor
@Observable
final class HomeViewModel {

    enum State: Equatable {
        case loading
        case loaded(HomeContent)
        case failed(message: String)
    }

    private(set) var state = State.loading

    private let coordinator: HomeCoordinator
    private let service: any HomeService

    init(coordinator: HomeCoordinator, service: any HomeService) {
        self.coordinator = coordinator
        self.service = service
    }

    convenience init(coordinator: HomeCoordinator) {
        self.init(coordinator: coordinator, service: LiveHomeService())
    }

    func load() async {
        do {
            state = .loaded(try await service.content())
        } catch {
            // The view has disappeared. It loads again when it is back.
            if Task.isCancelled { return }
            state = .failed(message: error.localizedDescription)
        }
    }

    func retry() {
        state = .loading
    }

    func showProfile() {
        coordinator.path.append(.profileView)
    }

    func showAbout() {
        coordinator.path.append(.aboutView)
    }
}
