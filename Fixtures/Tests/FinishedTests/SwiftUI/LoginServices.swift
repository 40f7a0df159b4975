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
    final class Request {

        let question: String
        fileprivate let answer = Answer()

        fileprivate init(_ question: String) {
            self.question = question
        }

        func succeed(with user: User) { answer.end(.success(user)) }

        func fail() { answer.end(.failure(Refusal())) }

        /// True when nobody waits for an answer any more.
        var isDisposed: Bool { answer.hasEnded }
    }

    /// The answer to a request, which may come on any queue.
    fileprivate final class Answer: Sendable {

        private let lock = NSLock()
        nonisolated(unsafe) private var continuation: CheckedContinuation<User, any Error>?
        nonisolated(unsafe) private var isOver = false

        var hasEnded: Bool { lock.withLock { isOver } }

        func end(_ result: Result<User, any Error>) {
            let waiting = lock.withLock {
                defer { (continuation, isOver) = (nil, true) }
                return continuation
            }
            waiting?.resume(with: result)
        }

        @MainActor func wait() async throws -> User {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    let isLate = lock.withLock {
                        if !isOver { self.continuation = continuation }
                        return isOver
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
        return try await request.answer.wait()
    }
}

/// An error that a service answers with.
struct Refusal: LocalizedError {

    var errorDescription: String? { "The server refuses." }
}
