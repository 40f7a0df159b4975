import Foundation
import RxSwift

/// What a service was asked, each request of which ends when the test says so.
final class Requests<Question, Answer> {

    /// One request.
    final class Request {

        let question: Question
        private(set) var isDisposed = false
        private var observer: ((SingleEvent<Answer>) -> Void)?

        fileprivate init(_ question: Question, observer: @escaping (SingleEvent<Answer>) -> Void) {
            self.question = question
            self.observer = observer
        }

        func succeed(with answer: Answer) { end(.success(answer)) }

        func fail() { end(.failure(Refusal())) }

        fileprivate func dispose() {
            isDisposed = true
            observer = nil
        }

        /// Whoever has answered keeps nothing of who asked.
        private func end(_ event: SingleEvent<Answer>) {
            let observer = observer
            self.observer = nil
            observer?(event)
        }
    }

    /// All requests that were begun, in their order.
    private(set) var all: [Request] = []

    /// Begins a request for each observer.
    func request(_ question: Question) -> Single<Answer> {
        .create { observer in
            let request = Request(question, observer: observer)
            self.all.append(request)
            return Disposables.create { request.dispose() }
        }
    }
}

/// An error that a service answers with.
struct Refusal: LocalizedError {

    var errorDescription: String? { "The server refuses." }
}
