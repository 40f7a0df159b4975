import Dispatch
import RxSwift
import Testing

@Suite("Threads")
struct ThreadTests {
    private let log = Log()

    @Test("of many successes at once, one wins")
    func concurrentSuccesses() {
        _ = Single<Int>.create { single in
            nonisolated(unsafe) let single = single
            DispatchQueue.concurrentPerform(iterations: 100) { single(.success($0)) }
            return Disposables.create()
        }
        .subscribe(onSuccess: { _ in log.add("success") }, onDisposed: log.adding("disposed"))
        #expect(log.lines == ["success", "disposed"])
    }

    @Test("sequences that come from several threads are joined one event at a time", arguments: [false, true])
    func concurrentSources(latest: Bool) {
        let sources = (0..<4).map { _ in PublishSubject<Int>() }
        let joined = latest ? Observable.combineLatest(sources) { $0.count } : Observable.zip(sources) { $0.count }
        var total = 0
        let outer = PublishSubject<Int>()
        _ = Observable.combineLatest(joined, outer.startWith(0)) { $0 + $1 }.subscribe(onNext: { _ in total += 1 })
        _ = outer.flatMap { sources[$0] }.withLatestFrom(joined).subscribe()
        for index in sources.indices { outer.onNext(index) }
        let before = total
        nonisolated(unsafe) let feeds = sources
        DispatchQueue.concurrentPerform(iterations: 4) { index in
            for element in 0..<50 { feeds[index].onNext(element) }
        }
        #expect(latest ? total > before && total <= 200 : total == 50)
    }

    @Test("a shared sequence lets observers come and go on several threads")
    func concurrentSharing() {
        let subject = PublishSubject<Int>()
        nonisolated(unsafe) let shared = subject.traced("source", in: log).share(replay: 1)
        let bag = CompositeDisposable()
        nonisolated(unsafe) let group = bag
        DispatchQueue.concurrentPerform(iterations: 20) { _ in
            for _ in 0..<20 { shared.subscribe().dispose() }
            _ = group.insert(shared.subscribe())
        }
        bag.dispose()
        let comings = log.lines.filter { $0 == "source subscribed" }.count
        #expect(comings * 2 == log.lines.count)
    }
}
