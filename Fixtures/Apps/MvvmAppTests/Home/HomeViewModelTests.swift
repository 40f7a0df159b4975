import XCTest
@testable import MvvmApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class HomeViewModelTests: XCTestCase {

    @MainActor
    func testLoadedContentIsShown() async {
        let content = HomeContent(title: "Loaded")
        let viewModel = makeViewModel(loading: .success(content))

        await viewModel.load()

        XCTAssertEqual(viewModel.state, .loaded(content))
    }

    @MainActor
    func testFailureIsShownUntilRetry() async {
        let viewModel = makeViewModel(loading: .failure(Offline()))

        await viewModel.load()
        XCTAssertEqual(viewModel.state, .failed(message: "Offline"))

        viewModel.retry()
        XCTAssertEqual(viewModel.state, .loading)
    }

    @MainActor
    func testCancellationIsNoFailure() async {
        let viewModel = makeViewModel(loading: .failure(CancellationError()))

        let task = Task { await viewModel.load() }
        task.cancel()
        await task.value

        XCTAssertEqual(viewModel.state, .loading)
    }

    @MainActor
    private func makeViewModel(loading result: Result<HomeContent, any Error>) -> HomeViewModel {
        HomeViewModel(coordinator: Coordinator(root: HomeRoute()), service: ServiceStub(result: result))
    }

    private struct ServiceStub: HomeService {
        let result: Result<HomeContent, any Error>

        func content() async throws -> HomeContent {
            try result.get()
        }
    }

    private struct Offline: LocalizedError {
        let errorDescription: String? = "Offline"
    }
}
