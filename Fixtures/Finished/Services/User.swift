/// Somebody who uses the app.
struct User: Equatable {
    let email: String
}
