import Testing
import UIKit

@testable import SwiftUIApp

@Suite("A SwiftUI screen of a UIKit app")
@MainActor
struct HostedScreenTests {

    @Test("leaves the navigation bar as it is, and so there is a way back", arguments: [false, true])
    func navigationBar(isHidden: Bool) {
        let navigationController = UINavigationController()
        navigationController.setNavigationBarHidden(isHidden, animated: false)
        let lobby = LobbyWireframe()
        navigationController.pushWireframe(lobby)

        lobby.navigateToStart()
        #expect(navigationController.topViewController is LazyHostingViewController<StartView>)
        #expect(navigationController.isNavigationBarHidden == isHidden)

        navigationController.popViewController(animated: false)
        #expect(navigationController.topViewController === lobby.viewController)
        #expect(navigationController.isNavigationBarHidden == isHidden)
    }

    @Test("has the result of the last request, and not of one that was cancelled")
    func requests() async throws {
        let (questions, ask) = AsyncStream<CheckedContinuation<[String], Never>>.makeStream()
        var asked = questions.makeAsyncIterator()
        let presenter = StartPresenter(interactor: Newsroom(ask: ask), wireframe: StartWireframe())

        presenter.loadNews()
        let first = (try #require(await asked.next()), presenter.loadNewsTask)
        presenter.loadNews()
        let second = (try #require(await asked.next()), presenter.loadNewsTask)
        second.0.resume(returning: ["Second"])
        await second.1?.value
        first.0.resume(returning: ["First"])
        await first.1?.value

        #expect(try presenter.loadNewsResult?.get() == ["Second"])
    }
}

/// An interactor that has a test answer.
@MainActor
private final class Newsroom: StartInteractorInterface {

    private let ask: AsyncStream<CheckedContinuation<[String], Never>>.Continuation

    init(ask: AsyncStream<CheckedContinuation<[String], Never>>.Continuation) {
        self.ask = ask
    }

    func loadNews() async throws -> [String] {
        await withCheckedContinuation { ask.yield($0) }
    }
}
