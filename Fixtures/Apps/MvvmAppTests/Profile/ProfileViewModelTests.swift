import XCTest
@testable import MvvmApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class ProfileViewModelTests: XCTestCase {

    @MainActor
    func testLoadedContentIsShown() async {
        let content = ProfileContent(title: "Loaded")
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
    private func makeViewModel(loading result: Result<ProfileContent, any Error>) -> ProfileViewModel {
        ProfileViewModel(service: ServiceStub(result: result))
    }

    private struct ServiceStub: ProfileService {
        let result: Result<ProfileContent, any Error>

        func content() async throws -> ProfileContent {
            try result.get()
        }
    }

    private struct Offline: LocalizedError {
        let errorDescription: String? = "Offline"
    }
}
