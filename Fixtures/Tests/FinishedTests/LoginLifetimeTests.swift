import Testing
import UIKit

@testable import FinishedApp

@Suite("The life of the login screen")
@MainActor
struct LoginLifetimeTests {

    private let session = LoginSession()

    @Test("ends when a login reaches home: view, presenter and bags go")
    func home() throws {
        let references = try References(to: session.screen)
        try session.login().succeed(with: LoginSession.user)
        #expect(references.living == [])
    }

    @Test("ends when the person leaves, with a request under way or none", arguments: [false, true])
    func leaving(isWaiting: Bool) throws {
        let references = try References(to: session.screen)
        if isWaiting { try session.login() }
        session.navigationController.popViewController(animated: false)
        #expect(references.living == [])
    }

    @Test("ends after a failing login too")
    func failure() throws {
        let references = try References(to: session.screen)
        try session.login().fail()
        session.navigationController.dismiss(animated: false)
        session.navigationController.popViewController(animated: false)
        #expect(references.living == [])
    }

    @Test("has two requests where the person taps twice quickly, and the progress HUD until both are answered")
    func twoTaps() throws {
        let screen = try session.screen
        try session.login()
        Person.taps(screen.loginButton)
        #expect(session.requests.map(\.question) == Array(repeating: "login ann@example.com secret", count: 2))
        session.requests[0].fail()
        #expect(Person.spinners(on: screen).count == 1)
        session.requests[1].succeed(with: LoginSession.user)
        #expect(Person.spinners(on: screen).isEmpty)
        #expect(session.navigationController.topViewController is HomeViewController)
    }

    @Test("takes both requests with it when the person leaves")
    func leavingTwo() throws {
        try session.login()
        Person.taps(try session.screen.loginButton)
        #expect(session.requests.map(\.isDisposed) == [false, false])
        session.navigationController.popViewController(animated: false)
        #expect(session.requests.map(\.isDisposed) == [true, true])
    }

    @Test("takes the second request with it when the first reaches home")
    func homeWhileWaiting() throws {
        try session.login()
        Person.taps(try session.screen.loginButton)
        session.requests[0].succeed(with: LoginSession.user)
        #expect(session.requests.map(\.isDisposed) == [true, true])
        let home = session.navigationController.topViewController
        session.requests[1].succeed(with: LoginSession.user)
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
        nonisolated(unsafe) let request = try session.login()
        let user = LoginSession.user
        waitElsewhere { request.succeed(with: user) }
        session.navigationController.popViewController(animated: false)
        await mainQueueHop()
        #expect(session.storage.saved == [])
        #expect(!(session.navigationController.topViewController is HomeViewController))
    }
}
