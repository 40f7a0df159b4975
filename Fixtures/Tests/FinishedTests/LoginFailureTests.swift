import Testing
import UIKit

@testable import FinishedApp

@Suite("A failing login")
@MainActor
struct LoginFailureTests {

    private let session = LoginSession()

    @Test("hides the progress HUD and shows an alert that says why")
    func alert() throws {
        try session.login().fail()
        #expect(try Person.spinners(on: session.screen).isEmpty)
        let alert = try #require(session.alert)
        #expect(alert.title == "Error")
        #expect(alert.message == "The server refuses.")
    }

    @Test("stays on the screen, and remembers nobody")
    func stays() throws {
        Person.taps(try session.screen.rememberMeButton)
        try session.login().fail()
        #expect(session.navigationController.topViewController is LoginViewController)
        #expect(session.storage.saved == [])
    }

    @Test("leaves the next try to work, however many have failed")
    func nextTry() throws {
        for _ in 1...2 {
            try session.login().fail()
            let alert = try #require(session.alert)
            alert.tap(alert.actions[0])
        }
        #expect(session.alert == nil)
        try session.login().succeed(with: LoginSession.user)
        #expect(session.requests.count == 3)
        #expect(session.navigationController.topViewController is HomeViewController)
    }

    @Test("leaves a registration to work")
    func registration() throws {
        try session.login().fail()
        Person.taps(try session.screen.registerButton)
        #expect(session.requests.map(\.question).last == "register ann@example.com secret")
    }

    @Test("can be answered on any queue")
    func background() async throws {
        nonisolated(unsafe) let request = try session.login()
        await elsewhere { request.fail() }
        await mainQueueHop()
        #expect(try Person.spinners(on: session.screen).isEmpty)
        #expect(session.alert != nil)
    }
}
