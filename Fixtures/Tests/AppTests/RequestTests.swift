import Testing

@testable import PlainApp

@Suite("A request of a UIKit module")
@MainActor
struct RequestTests {

    private let interactor = SlowInteractor()

    private func presenter(of screen: Screen) -> TermsPresenter {
        TermsPresenter(view: screen, interactor: interactor, wireframe: TermsWireframe())
    }

    @Test("shows the answer of the interactor")
    func answer() async throws {
        let screen = Screen()
        let presenter = presenter(of: screen)

        presenter.loadTerms()
        await interactor.isAsked()
        interactor.answer("Terms")
        await presenter.loadTermsTask?.value

        #expect(try screen.results.map { try $0.get() } == ["Terms"])
    }

    @Test("may end after its screen")
    func goneScreen() async {
        weak var gone: Screen?
        let presenter: TermsPresenter
        do {
            let screen = Screen()
            gone = screen
            presenter = self.presenter(of: screen)
            presenter.loadTerms()
            await interactor.isAsked()
        }
        #expect(gone == nil)

        interactor.answer("Terms")
        await presenter.loadTermsTask?.value
    }

    @Test("cancels the one before, which then shows nothing")
    func again() async throws {
        let screen = Screen()
        let presenter = presenter(of: screen)

        presenter.loadTerms()
        await interactor.isAsked()
        let first = presenter.loadTermsTask
        presenter.loadTerms()
        await interactor.isAsked()
        interactor.answer("First")
        await first?.value
        interactor.answer("Second")
        await presenter.loadTermsTask?.value

        #expect(try screen.results.map { try $0.get() } == ["Second"])
    }

    @Test("is cancelled with its presenter")
    func gonePresenter() {
        let screen = Screen()
        var presenter: TermsPresenter? = self.presenter(of: screen)

        presenter?.loadTerms()
        let task = presenter?.loadTermsTask
        presenter = nil

        #expect(task?.isCancelled == true)
    }
}

/// A view that keeps what it is asked to show.
@MainActor
private final class Screen: TermsViewInterface {

    private(set) var results: [Result<String, any Error>] = []

    func show(loadTerms result: Result<String, any Error>) {
        results.append(result)
    }

    func show(accept result: Result<Void, any Error>) {}

    func showProgressHUD() {}

    func hideProgressHUD() {}
}

/// An interactor that answers each question when the test says so, the oldest one first.
@MainActor
private final class SlowInteractor: TermsInteractorInterface {

    private let questions: AsyncStream<Void>
    private let ask: AsyncStream<Void>.Continuation
    private var waiting: [CheckedContinuation<String, Never>] = []

    init() {
        (questions, ask) = AsyncStream.makeStream()
    }

    func loadTerms() async throws -> String {
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            ask.yield()
        }
    }

    func accept() async throws {}

    /// Waits for the next question.
    func isAsked() async {
        for await _ in questions { return }
    }

    func answer(_ text: String) {
        waiting.removeFirst().resume(returning: text)
    }
}
