/// What a user proves to be the user with.
struct Credentials: Equatable {
    let email: String
    let password: String
}
