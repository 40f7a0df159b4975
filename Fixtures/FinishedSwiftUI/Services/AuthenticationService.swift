/// Where the users of the app are known: its server, in all likelihood.
@MainActor
protocol AuthenticationService: AnyObject {

    /// The user that these credentials belong to.
    func login(with credentials: Credentials) async throws -> User

    /// A new user, whom these credentials belong to from now on.
    func register(with credentials: Credentials) async throws -> User

}
