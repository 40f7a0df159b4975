import Testing
import UIKit

@testable import FinishedApp

@Suite("A failing login")
@MainActor
struct LoginFailureTests {

    private let session = LoginSession()

    @Test("hides the progress HUD and shows an alert that says why")
    func alert() async throws {
        try await session.login().fail()
        await session.settle()
        #expect(try session.spinnerCount == 0)
        let alert = try #require(session.alert)
        #expect(alert.title == "Error")
        #expect(alert.message == "The server refuses.")
    }

    @Test("stays on the screen, and remembers nobody")
    func stays() async throws {
        try session.taps(.rememberMe)
        try await session.login().fail()
        await session.settle()
        #expect(session.isAtLogin)
        #expect(session.storage.saved == [])
    }

    @Test("leaves the next try to work, however many have failed")
    func nextTry() async throws {
        for _ in 1...2 {
            try await session.login().fail()
            await session.settle()
            let alert = try #require(session.alert)
            alert.tap(alert.actions[0])
        }
        #expect(session.alert == nil)
        try await session.login().succeed(with: LoginSession.user)
        await session.settle()
        #expect(session.requests.count == 3)
        #expect(session.isAtHome)
    }

    @Test("leaves a registration to work")
    func registration() async throws {
        try await session.login().fail()
        await session.settle()
        try session.taps(.register)
        await session.settle()
        #expect(session.requests.map(\.question).last == "register ann@example.com secret")
    }

    @Test("can be answered on any queue")
    func background() async throws {
        nonisolated(unsafe) let request = try await session.login()
        await elsewhere { request.fail() }
        await session.settle()
        #expect(try session.spinnerCount == 0)
        #expect(session.alert != nil)
    }
}
