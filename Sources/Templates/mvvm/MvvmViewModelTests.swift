import VipergenGenerator

extension MvvmTemplates {

    static let viewModelTests = SourceFile(
        "tests/{{name}}ViewModelTests.swift.mustache",
        literal: #"""
            {{#service}}
            {{> header}}
            {{#testing.xctest}}
            import XCTest
            @testable import {{project}}

            // `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
            // the main actor.
            nonisolated final class {{name}}ViewModelTests: XCTestCase {

                @MainActor
                func testLoadedContentIsShown() async {
                    let content = {{name}}Content(title: "Loaded")
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
                private func makeViewModel(loading result: Result<{{name}}Content, any Error>) -> {{name}}ViewModel {
            {{#route.isEmpty}}
                    {{name}}ViewModel(service: ServiceStub(result: result))
            {{/route.isEmpty}}
            {{^route.isEmpty}}
                    {{name}}ViewModel(coordinator: Coordinator(root: {{name}}Route()), service: ServiceStub(result: result))
            {{/route.isEmpty}}
                }

                private struct ServiceStub: {{name}}Service {
                    let result: Result<{{name}}Content, any Error>

                    func content() async throws -> {{name}}Content {
                        try result.get()
                    }
                }

                private struct Offline: LocalizedError {
                    let errorDescription: String? = "Offline"
                }
            }
            {{/testing.xctest}}
            {{#testing.swift-testing}}
            import Foundation
            import Testing
            @testable import {{project}}

            @MainActor
            struct {{name}}ViewModelTests {

                @Test
                func loadedContentIsShown() async {
                    let content = {{name}}Content(title: "Loaded")
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

                private func makeViewModel(loading result: Result<{{name}}Content, any Error>) -> {{name}}ViewModel {
            {{#route.isEmpty}}
                    {{name}}ViewModel(service: ServiceStub(result: result))
            {{/route.isEmpty}}
            {{^route.isEmpty}}
                    {{name}}ViewModel(coordinator: Coordinator(root: {{name}}Route()), service: ServiceStub(result: result))
            {{/route.isEmpty}}
                }

                private struct ServiceStub: {{name}}Service {
                    let result: Result<{{name}}Content, any Error>

                    func content() async throws -> {{name}}Content {
                        try result.get()
                    }
                }

                private struct Offline: LocalizedError {
                    let errorDescription: String? = "Offline"
                }
            }
            {{/testing.swift-testing}}
            {{/service}}
            """#
    )
}
