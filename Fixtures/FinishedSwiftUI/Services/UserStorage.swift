/// Where a user is kept from one start of the app to the next.
@MainActor
protocol UserStorage: AnyObject {

    /// Keeps a user, instead of the one that was kept before.
    func save(_ user: User)

}
