import Foundation
import Observation

@MainActor
@Observable
final class NewsViewModel {

    enum State: Equatable {
        case loading
        case loaded(NewsContent)
        case failed(message: String)
    }

    private(set) var state = State.loading

    private let service: any NewsService

    init(service: any NewsService = LiveNewsService()) {
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
