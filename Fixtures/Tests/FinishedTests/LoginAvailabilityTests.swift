import Testing

@testable import FinishedApp

@Suite("The buttons of the login screen")
@MainActor
struct LoginAvailabilityTests {

    private let session = LoginSession()

    private func expect(areAvailable: Bool, sourceLocation: SourceLocation = #_sourceLocation) throws {
        for button in [LoginSession.Control.login, .register] {
            let look = try session.look(of: button)
            #expect(look.isEnabled == areAvailable, sourceLocation: sourceLocation)
            #expect(look.alpha == (areAvailable ? 1 : 0.3), sourceLocation: sourceLocation)
        }
    }

    @Test("are unavailable, and look so, before anything is typed")
    func first() throws {
        try expect(areAvailable: false)
    }

    @Test("become available with an e-mail address and a password of six characters")
    func valid() throws {
        try session.types(email: "ann@example.com")
        try expect(areAvailable: false)
        try session.types(password: "secret")
        try expect(areAvailable: true)
    }

    @Test("stay unavailable with a password of five characters")
    func shortPassword() throws {
        try session.typeCredentials()
        try session.types(password: "secre")
        try expect(areAvailable: false)
    }

    @Test("follow every change of the text")
    func changes() throws {
        try session.typeCredentials()
        try session.types(email: "ann@")
        try expect(areAvailable: false)
        try session.types(email: "ann@example.org")
        try expect(areAvailable: true)
        try session.types(password: "")
        try expect(areAvailable: false)
    }

    @Test("leave the password hidden until it is asked for, and hide it again")
    func secureEntry() throws {
        let looks = { try [session.isPasswordHidden, session.look(of: .showPassword).isTicked] }
        #expect(try looks() == [true, false])
        try session.taps(.showPassword)
        #expect(try looks() == [false, true])
        try session.taps(.showPassword)
        #expect(try looks() == [true, false])
    }
}
