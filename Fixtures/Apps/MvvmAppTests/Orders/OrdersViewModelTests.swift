import Foundation
import Testing
@testable import MvvmApp

@MainActor
struct OrdersViewModelTests {

    @Test
    func loadedContentIsShown() async {
        let content = OrdersContent(title: "Loaded")
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

    private func makeViewModel(loading result: Result<OrdersContent, any Error>) -> OrdersViewModel {
        OrdersViewModel(coordinator: Coordinator(root: OrdersRoute()), service: ServiceStub(result: result))
    }

    private struct ServiceStub: OrdersService {
        let result: Result<OrdersContent, any Error>

        func content() async throws -> OrdersContent {
            try result.get()
        }
    }

    private struct Offline: LocalizedError {
        let errorDescription: String? = "Offline"
    }
}
