/// Tells what is long enough for a password.
struct PasswordValidator {

    let minimumLength: Int

    func isValid(_ password: String) -> Bool {
        return password.count >= minimumLength
    }

}
