import RxCocoa
import Testing
import UIKit

@testable import FinishedApp

@Suite("The configuration of the login screen")
@MainActor
struct LoginConfigurationTests {

    private let session = LoginSession()

    @Test("makes the buttons unavailable at first even where the text that is there is valid")
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
}
