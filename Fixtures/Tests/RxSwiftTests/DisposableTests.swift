import RxSwift
import Testing

@Suite("Disposables")
struct DisposableTests {
    private let log = Log()

    @Test("a bag disposes in the order of insertion when it goes")
    func bagOrder() {
        var bag: DisposeBag? = DisposeBag()
        for name in ["a", "b", "c"] { Disposables.create(with: log.adding(name)).disposed(by: bag!) }
        #expect(log.lines == [])
        bag = nil
        #expect(log.lines == ["a", "b", "c"])
    }

    @Test("a bag released inside onNext lets that closure finish and delivers nothing after it")
    func bagInsideOnNext() {
        var bag: DisposeBag? = DisposeBag()
        let subject = PublishSubject<Int>()
        subject.subscribe(
            onNext: { element in
                bag = nil
                log.add("\(element)")
            },
            onDisposed: log.adding("disposed")
        )
        .disposed(by: bag!)
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.lines == ["disposed", "1"])
    }

    @Test("inserting into a disposed group disposes at once and gives no key")
    func groupAfterDisposal() {
        let group = CompositeDisposable()
        group.dispose()
        #expect(group.insert(Disposables.create(with: log.adding("late"))) == nil)
        #expect(log.lines == ["late"])
    }

    @Test("a group disposes in order, once, what has not been removed")
    func group() throws {
        let group = CompositeDisposable()
        _ = group.insert(Disposables.create(with: log.adding("a")))
        let key = try #require(group.insert(Disposables.create(with: log.adding("b"))))
        _ = group.insert(Disposables.create(with: log.adding("c")))
        #expect(group.count == 3)
        group.remove(for: key)
        group.dispose()
        group.dispose()
        #expect(group.isDisposed)
        #expect(log.lines == ["b", "a", "c"])
    }

    @Test("a disposable of several disposes in the given order, and a closure runs once")
    func several() {
        let names = ["a", "b", "c"].map { Disposables.create(with: log.adding($0)) }
        let all = Disposables.create(names[0], names[1], names[2])
        all.dispose()
        names[0].dispose()
        #expect(log.lines == ["a", "b", "c"])
        #expect(all.isDisposed && names[1].isDisposed)
    }
}
