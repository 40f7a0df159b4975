import Testing
import UIKit

@testable import FinishedApp

@Suite("A login")
@MainActor
struct LoginTests {

    private let session = LoginSession()

    @Test("shows the progress HUD until the service has answered")
    func progressHUD() throws {
        let screen = try session.screen
        #expect(Person.spinners(on: screen).isEmpty)
        let request = try session.login()
        #expect(Person.spinners(on: screen).map(\.isAnimating) == [true])
        request.succeed(with: LoginSession.user)
        #expect(Person.spinners(on: screen).isEmpty)
    }

    @Test("asks the service once, with what was typed")
    func request() throws {
        try session.login().succeed(with: LoginSession.user)
        #expect(session.requests.map(\.question) == ["login ann@example.com secret"])
    }

    @Test("asks the service with what is typed when the button is tapped, not later")
    func laterTyping() throws {
        let request = try session.login()
        Person.types("other@example.com", into: try session.screen.emailTextField)
        Person.taps(try session.screen.rememberMeButton)
        #expect(session.requests.count == 1)
        request.succeed(with: LoginSession.user)
        #expect(session.storage.saved == [])
    }

    @Test("reaches home, which greets the user, without a tap on the box")
    func home() throws {
        try session.login().succeed(with: LoginSession.user)
        let screens = session.navigationController.viewControllers
        let home = try #require(screens.first as? HomeViewController)
        #expect(screens.count == 1)
        #expect(home.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Welcome, ann@example.com"])
    }

    @Test("forgets the user where the box is not ticked")
    func notRemembered() throws {
        #expect(try !session.screen.rememberMeButton.isSelected)
        try session.login().succeed(with: LoginSession.user)
        #expect(session.storage.saved == [])
    }

    @Test("remembers the user where the box is ticked")
    func remembered() throws {
        Person.taps(try session.screen.rememberMeButton)
        #expect(try session.screen.rememberMeButton.isSelected)
        let request = try session.login()
        #expect(session.storage.saved == [])
        request.succeed(with: LoginSession.user)
        #expect(session.storage.saved == [LoginSession.user])
    }

    @Test("forgets the user where the box was ticked and is no longer")
    func tickedTwice() throws {
        for _ in 1...2 { Person.taps(try session.screen.rememberMeButton) }
        #expect(try !session.screen.rememberMeButton.isSelected)
        try session.login().succeed(with: LoginSession.user)
        #expect(session.storage.saved == [])
    }

    @Test("that is a registration asks the service to register, and reaches home too")
    func registration() throws {
        Person.taps(try session.screen.rememberMeButton)
        try session.typeCredentials()
        Person.taps(try session.screen.registerButton)
        #expect(session.requests.map(\.question) == ["register ann@example.com secret"])
        session.requests[0].succeed(with: LoginSession.user)
        #expect(session.storage.saved == [LoginSession.user])
        #expect(session.navigationController.topViewController is HomeViewController)
    }

    @Test("can be answered on any queue")
    func background() async throws {
        nonisolated(unsafe) let request = try session.login()
        let user = LoginSession.user
        await elsewhere { request.succeed(with: user) }
        await mainQueueHop()
        #expect(session.navigationController.topViewController is HomeViewController)
    }
}
