import Foundation
import Testing
@testable import MvvmApp

@MainActor
struct NewsViewModelTests {

    @Test
    func loadedContentIsShown() async {
        let content = NewsContent(title: "Loaded")
        let viewModel = makeViewModel(loading: .success(content))

        await viewModel.load()

        #expect(viewModel.state == .loaded(content))
    }

    @Test
    func failureIsShownUntilRetry() async {
        let viewModel = makeViewModel(loading: .failure(Offline()))

        await viewModel.load()
        #expect(viewModel.state == .failed(message: "Offline"))

        viewModel.retry()
        #expect(viewModel.state == .loading)
    }

    @Test
    func cancellationIsNoFailure() async {
        let viewModel = makeViewModel(loading: .failure(CancellationError()))

        let task = Task { await viewModel.load() }
        task.cancel()
        await task.value

        #expect(viewModel.state == .loading)
    }

    private func makeViewModel(loading result: Result<NewsContent, any Error>) -> NewsViewModel {
        NewsViewModel(service: ServiceStub(result: result))
    }

    private struct ServiceStub: NewsService {
        let result: Result<NewsContent, any Error>

        func content() async throws -> NewsContent {
            try result.get()
        }
    }

    private struct Offline: LocalizedError {
        let errorDescription: String? = "Offline"
    }
}
