import Dispatch
import Testing
import UIKit

@testable import FinishedApp

@Suite("The life of the login screen")
@MainActor
struct LoginLifetimeTests {

    private let session = LoginSession()

    @Test("ends when a login reaches home: view, presenter and what they own go")
    func home() async throws {
        let references = try session.references()
        try await session.login().succeed(with: LoginSession.user)
        await session.settle()
        #expect(references.living == [])
    }

    @Test("ends when the person leaves, with a request under way or none", arguments: [false, true])
    func leaving(isWaiting: Bool) async throws {
        let references = try session.references()
        if isWaiting { try await session.login() }
        session.navigationController.popViewController(animated: false)
        await session.settle()
        #expect(references.living == [])
    }

    @Test("ends after a failing login too")
    func failure() async throws {
        let references = try session.references()
        try await session.login().fail()
        await session.settle()
        session.navigationController.dismiss(animated: false)
        session.navigationController.popViewController(animated: false)
        await session.settle()
        #expect(references.living == [])
    }

    @Test("has two requests where the person taps twice quickly, and the progress HUD until both are answered")
    func twoTaps() async throws {
        try await session.login()
        try session.taps(.login)
        await session.settle()
        #expect(session.requests.map(\.question) == Array(repeating: "login ann@example.com secret", count: 2))
        session.requests[0].fail()
        await session.settle()
        #expect(try session.spinnerCount == 1)
        session.requests[1].succeed(with: LoginSession.user)
        await session.settle()
        #expect(session.isAtHome)
    }

    @Test("takes both requests with it when the person leaves")
    func leavingTwo() async throws {
        try await session.login()
        try session.taps(.login)
        await session.settle()
        #expect(session.requests.map(\.isDisposed) == [false, false])
        session.navigationController.popViewController(animated: false)
        await session.settle()
        #expect(session.requests.map(\.isDisposed) == [true, true])
    }

    @Test("takes the second request with it when the first reaches home")
    func homeWhileWaiting() async throws {
        try await session.login()
        try session.taps(.login)
        await session.settle()
        session.requests[0].succeed(with: LoginSession.user)
        await session.settle()
        #expect(session.requests.map(\.isDisposed) == [true, true])
        let home = session.navigationController.topViewController
        session.requests[1].succeed(with: LoginSession.user)
        await session.settle()
        #expect(session.navigationController.topViewController === home)
    }

    /// Runs `body` on another queue, while this test does not let go of the main queue.
    private func waitElsewhere(_ body: @escaping @Sendable () -> Void) {
        let isDone = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            body()
            isDone.signal()
        }
        isDone.wait()
    }

    @Test("lets nothing happen that is answered on another queue and arrives after it")
    func lateAnswer() async throws {
        nonisolated(unsafe) let request = try await session.login()
        let user = LoginSession.user
        waitElsewhere { request.succeed(with: user) }
        session.navigationController.popViewController(animated: false)
        await session.settle()
        #expect(session.storage.saved == [])
        #expect(!session.isAtHome)
    }
}
