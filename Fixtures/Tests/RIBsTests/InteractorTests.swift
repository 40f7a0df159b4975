import RIBs
import RxSwift
import Testing

@Suite("An interactor")
@MainActor
struct InteractorTests {

    private let log = Log()

    private func unit() -> Unit { Unit("unit", in: log) }

    private func watch(_ interactor: Interactor) {
        // The subscription lasts as long as the interactor.
        _ = interactor.isActiveStream.subscribe(
            onNext: { [log] isActive in log.add("\(isActive)") },
            onCompleted: { [log] in log.add("completed") }
        )
    }

    @Test("emits true when it is activated, before it is told")
    func activation() {
        let interactor = unit()
        watch(interactor)
        interactor.activate()
        #expect(log.lines == ["false", "true", "unit became active"])
        #expect(interactor.isActive)
    }

    @Test("is told when it is deactivated, then its subscriptions end, then it emits false")
    func deactivation() {
        let interactor = unit()
        interactor.activate()
        watch(interactor)
        Disposables.create { [log] in log.add("disposed, \(interactor.isActive)") }
            .disposeOnDeactivate(interactor: interactor)
        _ = log.take()
        interactor.deactivate()
        #expect(log.lines == ["unit resigns", "disposed, true", "false"])
        #expect(!interactor.isActive)
    }

    @Test("is activated once, and deactivated once")
    func once() {
        let interactor = unit()
        interactor.deactivate()
        interactor.activate()
        interactor.activate()
        interactor.deactivate()
        interactor.deactivate()
        #expect(log.lines == ["unit became active", "unit resigns"])
    }

    @Test("that is inactive disposes at once of what is to end with its activity", arguments: [false, true])
    func inactive(wasActive: Bool) {
        let interactor = unit()
        if wasActive {
            interactor.activate()
            interactor.deactivate()
        }
        _ = log.take()
        Disposables.create { [log] in log.add("disposed") }.disposeOnDeactivate(interactor: interactor)
        #expect(log.lines == ["disposed"])
    }

    @Test("keeps what is to end with its activity until then, when it has become active again too")
    func again() {
        let interactor = unit()
        interactor.activate()
        interactor.deactivate()
        interactor.activate()
        let disposable = Disposables.create {}
        disposable.disposeOnDeactivate(interactor: interactor)
        #expect(!disposable.isDisposed)
        interactor.deactivate()
        #expect(disposable.isDisposed)
    }

    @Test("can subscribe for its activity while it is told that it has become active")
    func subscription() {
        final class Subscriber: Interactor {

            let disposable = Disposables.create {}

            override func didBecomeActive() {
                super.didBecomeActive()
                disposable.disposeOnDeactivate(interactor: self)
            }
        }
        let interactor = Subscriber()
        interactor.activate()
        #expect(!interactor.disposable.isDisposed)
        interactor.deactivate()
        #expect(interactor.disposable.isDisposed)
    }

    @Test("resigns, then completes, when it goes")
    func end() {
        var interactor: Interactor? = unit()
        interactor?.activate()
        watch(interactor!)
        let disposable = Disposables.create { [log] in log.add("disposed") }
        disposable.disposeOnDeactivate(interactor: interactor!)
        _ = log.take()
        interactor = nil
        #expect(log.lines == ["unit resigns", "disposed", "false", "completed"])
    }

    @Test("of a RIB with a view keeps its presenter")
    func presenter() {
        final class Screen: Presentable {}
        let screen = Screen()
        #expect(PresentableInteractor<any Presentable>(presenter: screen).presenter === screen)
    }
}
