import RxSwift

@testable import FinishedApp

/// An authentication that answers when the test says so.
final class PendingAuthentication: AuthenticationService {

    let requests = Requests<String, User>()

    func login(with credentials: Credentials) -> Single<User> {
        requests.request("login \(credentials.email) \(credentials.password)")
    }

    func register(with credentials: Credentials) -> Single<User> {
        requests.request("register \(credentials.email) \(credentials.password)")
    }
}

/// A storage that lists what it was given.
final class ListingUserStorage: UserStorage {

    private(set) var saved: [User] = []

    func save(_ user: User) { saved.append(user) }
}
