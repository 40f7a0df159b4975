import RxCocoa
import RxRelay
import RxSwift
import Testing
import UIKit

@Suite("Controls") @MainActor
struct ControlTests {
    private let log = Log()
    private let field = UITextField()
    private let button = UIButton()

    private func type(_ text: String, into field: UITextField) {
        field.text = text
        field.sendActions(for: .editingChanged)
    }

    @Test("rx.text emits the current text on each subscription, then the person's edits, not the program's")
    func text() {
        _ = field.rx.text.subscribe(log.events("a "))
        type("x", into: field)
        field.text = "program"
        _ = field.rx.text.orEmpty.subscribe(log.events("b "))
        #expect(log.lines == ["a next(Optional(\"\"))", "a next(Optional(\"x\"))", "b next(program)"])
    }

    @Test("rx.text's changes leave out the text at subscription")
    func changed() {
        _ = field.rx.text.orEmpty.changed.subscribe(log.events())
        type("x", into: field)
        #expect(log.lines == ["next(x)"])
    }

    @Test("rx.text and its orEmpty set the text")
    func setText() {
        _ = Observable.just("a").bind(to: field.rx.text)
        #expect(field.text == "a")
        _ = Driver.just("b").drive(field.rx.text.orEmpty)
        #expect(field.text == "b")
    }

    @Test("every access to a control has a subscription of its own")
    func unshared() {
        for name in ["a", "b"] { _ = button.rx.tap.subscribe(onNext: log.adding(name)) }
        let tap = button.rx.tap.subscribe(onNext: log.adding("c"))
        tap.dispose()
        button.sendActions(for: .touchUpInside)
        #expect(log.lines == ["a", "b"])
    }

    @Test("rx.tap.asDriver() replays the last tap, asSignal() does not")
    func tapDriver() {
        let driver = button.rx.tap.asDriver()
        let signal = button.rx.tap.asSignal()
        _ = (driver.drive(), signal.emit())
        button.sendActions(for: .touchUpInside)
        _ = driver.drive(onNext: log.adding("driver"))
        _ = signal.emit(onNext: log.adding("signal"))
        #expect(log.lines == ["driver"])
    }

    @Test("a control that goes completes its sequences, and neither taps nor binders retain it")
    func lifetime() {
        var field: UITextField? = UITextField()
        var button: UIButton? = UIButton()
        weak let references = field
        let enabled = PublishRelay<Bool>()
        let tap = button!.rx.tap
        _ = tap.subscribe(log.events("tap "))
        _ = field!.rx.text.orEmpty.subscribe(log.events("text "))
        _ = enabled.bind(to: button!.rx.isEnabled)
        button = nil
        field = nil
        #expect(references == nil)
        enabled.accept(true)
        _ = tap.subscribe(log.events("late "))
        #expect(log.lines == ["text next()", "tap completed", "text completed", "late completed"])
    }

    @Test("a control lets go of who listens no longer")
    func released() {
        var listener: UILabel? = UILabel()
        weak let reference = listener
        let tap = button.rx.tap.subscribe(onNext: { [listener] in listener?.isHidden = true })
        listener = nil
        #expect(reference != nil)
        tap.dispose()
        #expect(reference == nil)
    }

    @Test("any property that can be set has a binder")
    func binders() {
        let label = UILabel()
        _ = Driver.just(0.3).drive(button.rx.alpha)
        _ = Driver.just(false).drive(button.rx.isEnabled)
        _ = Driver.just(true).drive(button.rx.isSelected)
        _ = Driver.just(true).drive(field.rx.isSecureTextEntry)
        _ = Driver.just("text").drive(label.rx.text)
        #expect(button.alpha == 0.3 && !button.isEnabled && button.isSelected)
        #expect(field.isSecureTextEntry && label.text == "text")
    }

    @Test("a binder delivers on the main queue, in order")
    func binder() async {
        let values = PublishRelay<Int>()
        _ = values.bind(to: Binder<Int>(log) { log, value in log.add("\(value) \(DispatchQueue.isMain)") })
        nonisolated(unsafe) let sender = values
        elsewhere { for value in 1...2 { sender.accept(value) } }
        await mainQueueHop()
        #expect(log.lines == ["1 true", "2 true"])
    }

    @Test("a binder works while its target lives, and does not retain it")
    func binderTarget() {
        var target: UILabel? = UILabel()
        weak let reference = target
        let binder = Binder<String>(target!) { _, text in log.add(text) }
        binder.onNext("a")
        target = nil
        binder.onNext("b")
        #expect(reference == nil)
        #expect(log.lines == ["a"])
    }

    @Test("any event of a control can be observed, and a title be bound")
    func others() {
        _ = field.rx.controlEvent(.editingDidEnd).subscribe(log.events())
        field.sendActions(for: .editingDidBegin)
        field.sendActions(for: .editingDidEnd)
        #expect(log.lines == ["next(())"])
        _ = Driver.just("Save").drive(button.rx.title(for: .normal))
        #expect(button.title(for: .normal) == "Save")
    }
}
