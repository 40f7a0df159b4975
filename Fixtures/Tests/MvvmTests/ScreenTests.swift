import SwiftUI
import Testing
import UIKit

@testable import MvvmApp

@MainActor @Suite("Modules of MVVM on the screen") struct ScreenTests {

    /// Answers with one result after the other, and then not until the task is cancelled.
    @MainActor private final class Service: ProfileService {

        private(set) var requestCount = 0
        private var results: [Result<ProfileContent, any Error>]

        init(_ results: Result<ProfileContent, any Error>...) {
            self.results = results
        }

        func content() async throws -> ProfileContent {
            requestCount += 1
            while results.isEmpty {
                try Task.checkCancellation()
                await Task.yield()
            }
            return try results.removeFirst().get()
        }
    }

    private struct Offline: LocalizedError {
        let errorDescription: String? = "Offline"
    }

    /// The texts on the screen once there are any.
    private func texts<Screen: View>(on hosting: UIHostingController<Screen>) async -> [String] {
        while hosting.shownTexts.isEmpty { await Task.yield() }
        return hosting.shownTexts
    }

    @Test("a screen shows a failure, and what was loaded when the person has tried again")
    func failure() async {
        let service = Service(.failure(Offline()), .success(ProfileContent(title: "Ann")))
        let hosting = UIHostingController(rootView: ProfileView(viewModel: ProfileViewModel(service: service)))
        #expect(await texts(on: hosting) == ["Loading Failed", "Offline", "Try Again"])
        hosting.press("Try Again")
        #expect(await texts(on: hosting) == ["Ann"])
        #expect(service.requestCount == 2)
    }

    @Test("a screen that disappears while it loads shows no failure, and loads when it is back")
    func disappearance() async {
        struct Screen: View {
            let viewModel: ProfileViewModel
            @State private var isShown = true
            var body: some View {
                Toggle("shown", isOn: $isShown)
                if isShown { ProfileView(viewModel: viewModel) }
            }
        }
        let service = Service()
        let viewModel = ProfileViewModel(service: service)
        let hosting = UIHostingController(rootView: Screen(viewModel: viewModel))
        hosting.loadViewIfNeeded()
        while service.requestCount < 1 { await Task.yield() }
        hosting.press("shown")
        #expect(hosting.shownTexts == ["shown"])
        hosting.press("shown")
        #expect(hosting.shownTexts == ["shown"])
        while service.requestCount < 2 { await Task.yield() }
        #expect(viewModel.state == .loading)
    }
}
