import Foundation
import Testing
@testable import MvvmApp

@MainActor
struct ShopViewModelTests {

    @Test
    func loadedContentIsShown() async {
        let content = ShopContent(title: "Loaded")
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

    private func makeViewModel(loading result: Result<ShopContent, any Error>) -> ShopViewModel {
        ShopViewModel(coordinator: Coordinator(root: ShopRoute()), service: ServiceStub(result: result))
    }

    private struct ServiceStub: ShopService {
        let result: Result<ShopContent, any Error>

        func content() async throws -> ShopContent {
            try result.get()
        }
    }

    private struct Offline: LocalizedError {
        let errorDescription: String? = "Offline"
    }
}
