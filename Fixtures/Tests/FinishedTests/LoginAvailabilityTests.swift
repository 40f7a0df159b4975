import RxCocoa
import Testing
import UIKit

@testable import FinishedApp

@Suite("The buttons of the login screen")
@MainActor
struct LoginAvailabilityTests {

    private let session = LoginSession()

    private func expect(areAvailable: Bool, sourceLocation: SourceLocation = #_sourceLocation) throws {
        for button in try [session.screen.loginButton!, session.screen.registerButton!] {
            #expect(button.isEnabled == areAvailable, sourceLocation: sourceLocation)
            #expect(button.alpha == (areAvailable ? 1 : 0.3), sourceLocation: sourceLocation)
        }
    }

    @Test("are unavailable, and look so, before anything is typed")
    func first() throws {
        try expect(areAvailable: false)
    }

    @Test("become available with an e-mail address and a password of six characters")
    func valid() throws {
        Person.types("ann@example.com", into: try session.screen.emailTextField)
        try expect(areAvailable: false)
        Person.types("secret", into: try session.screen.passwordTextField)
        try expect(areAvailable: true)
    }

    @Test("stay unavailable with a password of five characters")
    func shortPassword() throws {
        try session.typeCredentials()
        Person.types("secre", into: try session.screen.passwordTextField)
        try expect(areAvailable: false)
    }

    @Test("follow every change of the text")
    func changes() throws {
        try session.typeCredentials()
        Person.types("ann@", into: try session.screen.emailTextField)
        try expect(areAvailable: false)
        Person.types("ann@example.org", into: try session.screen.emailTextField)
        try expect(areAvailable: true)
        Person.types("", into: try session.screen.passwordTextField)
        try expect(areAvailable: false)
    }

    @Test("are unavailable at first even where the text that is there is valid")
    func validAtFirst() throws {
        let actions = LoginActions(
            rememberMe: .just(false),
            login: .never(),
            register: .never(),
            email: .just(LoginSession.email),
            password: .just(LoginSession.password)
        )
        let input = try session.screen.presenter.configure(with: Login.ViewOutput(actions: actions))
        var values: [Bool] = []
        _ = input.events.areActionsAvailable.drive(onNext: { values.append($0) })
        #expect(values == [false, true])
    }

    @Test("leave the password hidden until it is asked for, and hide it again")
    func secureEntry() throws {
        let screen = try session.screen
        let looks = { [screen.passwordTextField.isSecureTextEntry, screen.showPasswordButton.isSelected] }
        #expect(looks() == [true, false])
        Person.taps(screen.showPasswordButton)
        #expect(looks() == [false, true])
        Person.taps(screen.showPasswordButton)
        #expect(looks() == [true, false])
    }
}
