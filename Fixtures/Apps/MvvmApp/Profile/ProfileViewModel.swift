import Foundation
import Observation

@MainActor
@Observable
final class ProfileViewModel {

    enum State: Equatable {
        case loading
        case loaded(ProfileContent)
        case failed(message: String)
    }

    private(set) var state = State.loading

    private let service: any ProfileService

    init(service: any ProfileService = LiveProfileService()) {
        self.service = service
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
}
