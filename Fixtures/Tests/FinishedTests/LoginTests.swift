import Testing
import UIKit

@testable import FinishedApp

@Suite("A login")
@MainActor
struct LoginTests {

    private let session = LoginSession()

    @Test("shows the progress HUD until the service has answered")
    func progressHUD() async throws {
        #expect(try session.spinnerCount == 0)
        let request = try await session.login()
        #expect(try session.spinnerCount == 1)
        request.fail()
        await session.settle()
        #expect(try session.spinnerCount == 0)
    }

    @Test("asks the service once, with what was typed")
    func request() async throws {
        try await session.login().succeed(with: LoginSession.user)
        await session.settle()
        #expect(session.requests.map(\.question) == ["login ann@example.com secret"])
    }

    @Test("asks the service with what is typed when the button is tapped, not later")
    func laterTyping() async throws {
        let request = try await session.login()
        try session.types(email: "other@example.com")
        try session.taps(.rememberMe)
        await session.settle()
        #expect(session.requests.count == 1)
        request.succeed(with: LoginSession.user)
        await session.settle()
        #expect(session.storage.saved == [])
    }

    @Test("reaches home, which greets the user, without a tap on the box")
    func home() async throws {
        try await session.login().succeed(with: LoginSession.user)
        await session.settle()
        #expect(session.navigationController.viewControllers.count == 1)
        #expect(try session.greetings == ["Welcome, ann@example.com"])
    }

    @Test("forgets the user where the box is not ticked")
    func notRemembered() async throws {
        #expect(try !session.look(of: .rememberMe).isTicked)
        try await session.login().succeed(with: LoginSession.user)
        await session.settle()
        #expect(session.storage.saved == [])
    }

    @Test("remembers the user where the box is ticked")
    func remembered() async throws {
        try session.taps(.rememberMe)
        #expect(try session.look(of: .rememberMe).isTicked)
        let request = try await session.login()
        #expect(session.storage.saved == [])
        request.succeed(with: LoginSession.user)
        await session.settle()
        #expect(session.storage.saved == [LoginSession.user])
    }

    @Test("forgets the user where the box was ticked and is no longer")
    func tickedTwice() async throws {
        for _ in 1...2 { try session.taps(.rememberMe) }
        #expect(try !session.look(of: .rememberMe).isTicked)
        try await session.login().succeed(with: LoginSession.user)
        await session.settle()
        #expect(session.storage.saved == [])
    }

    @Test("that is a registration asks the service to register, and reaches home too")
    func registration() async throws {
        try session.taps(.rememberMe)
        try session.typeCredentials()
        try session.taps(.register)
        await session.settle()
        #expect(session.requests.map(\.question) == ["register ann@example.com secret"])
        session.requests[0].succeed(with: LoginSession.user)
        await session.settle()
        #expect(session.storage.saved == [LoginSession.user])
        #expect(session.isAtHome)
    }

    @Test("can be answered on any queue")
    func background() async throws {
        nonisolated(unsafe) let request = try await session.login()
        let user = LoginSession.user
        await elsewhere { request.succeed(with: user) }
        await session.settle()
        #expect(session.isAtHome)
    }
}
