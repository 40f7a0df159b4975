import Testing

@testable import FinishedApp

@Suite("A validator")
@MainActor
struct ValidatorTests {

    @Test("takes what may be an e-mail address", arguments: ["a@b.c", "ann@example.com", "ann.lee+1@mail.example.com"])
    func email(_ text: String) {
        #expect(EmailValidator().isValid(text))
    }

    @Test(
        "refuses what cannot be an e-mail address",
        arguments: ["", "ann", "ann@", "@example.com", "ann@example", "ann@example.", "a b@example.com", "a@b@c.d"]
    )
    func noEmail(_ text: String) {
        #expect(!EmailValidator().isValid(text))
    }

    @Test("takes a password of the length it is given, and longer ones")
    func password() {
        let validator = PasswordValidator(minimumLength: 6)
        #expect(["", "12345", "123456", "1234567"].map(validator.isValid) == [false, false, true, true])
    }
}
