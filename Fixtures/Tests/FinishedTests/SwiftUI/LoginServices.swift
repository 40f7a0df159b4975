import Foundation

@testable import FinishedApp

/// An authentication that answers when the test says so.
@MainActor
final class PendingAuthentication: AuthenticationService {

    let requests = AsyncRequests()

    func login(with credentials: Credentials) async throws -> User {
        try await requests.request("login \(credentials.email) \(credentials.password)")
    }

    func register(with credentials: Credentials) async throws -> User {
        try await requests.request("register \(credentials.email) \(credentials.password)")
    }
}

/// A storage that lists what it was given.
@MainActor
final class ListingUserStorage: UserStorage {

    private(set) var saved: [User] = []

    func save(_ user: User) { saved.append(user) }
}

/// What a service was asked, each request of which ends when the test says so.
@MainActor
final class AsyncRequests {

    /// One request.
    final class Request: Sendable {

        let question: String
        private let lock = NSLock()
        nonisolated(unsafe) private var continuation: CheckedContinuation<User, any Error>?
        nonisolated(unsafe) private var hasEnded = false

        fileprivate init(_ question: String) {
            self.question = question
        }

        func succeed(with user: User) { end(.success(user)) }

        func fail() { end(.failure(Refusal())) }

        /// Whether nobody waits for an answer any more.
        var isDisposed: Bool { lock.withLock { hasEnded } }

        private func end(_ result: Result<User, any Error>) {
            let waiting = lock.withLock {
                defer { (continuation, hasEnded) = (nil, true) }
                return continuation
            }
            waiting?.resume(with: result)
        }

        @MainActor fileprivate func answer() async throws -> User {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    let isLate = lock.withLock {
                        if !hasEnded { self.continuation = continuation }
                        return hasEnded
                    }
                    if isLate { continuation.resume(throwing: CancellationError()) }
                }
            } onCancel: {
                end(.failure(CancellationError()))
            }
        }
    }

    /// All requests that were begun, in their order.
    private(set) var all: [Request] = []

    func request(_ question: String) async throws -> User {
        let request = Request(question)
        all.append(request)
        return try await request.answer()
    }
}

/// An error that a service answers with.
struct Refusal: LocalizedError {

    var errorDescription: String? { "The server refuses." }
}
