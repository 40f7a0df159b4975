import UIKit
import RxSwift
import RxCocoa

protocol RegisterWireframeInterface: WireframeInterface {
}

protocol RegisterViewInterface: ViewInterface {
}

protocol RegisterPresenterInterface: PresenterInterface {
    func configure(with output: Register.ViewOutput) -> Register.ViewInput
}

protocol RegisterFormatterInterface: FormatterInterface {
    func format(for input: Register.FormatterInput) -> Register.FormatterOutput
}

enum Register {

    struct ViewOutput {
        let actions: RegisterActions
    }

    struct ViewInput {
        let events: RegisterEvents
        let models: FormatterOutput
    }

    struct FormatterInput {
    }

    struct FormatterOutput {
    }

}

struct RegisterActions {
    let name: Driver<String?>
    let register: Signal<Void>
}

struct RegisterEvents {
    let title: Driver<String>
    let price: Driver<String?>
}
