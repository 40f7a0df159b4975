/// Tells what may be an e-mail address from what cannot be one. Whether it exists, only a mail to it tells.
struct EmailValidator {

    func isValid(_ email: String) -> Bool {
        return email.wholeMatch(of: #/[^@\s]+@[^@\s.]+(\.[^@\s.]+)+/#) != nil
    }

}
