import UIKit
import RxSwift
import RxCocoa

protocol CartWireframeInterface: WireframeInterface {
}

protocol CartViewInterface: ViewInterface {
}

protocol CartPresenterInterface: PresenterInterface {
    func configure(with output: Cart.ViewOutput) -> Cart.ViewInput
}

protocol CartFormatterInterface: FormatterInterface {
    func format(for input: Cart.FormatterInput) -> Cart.FormatterOutput
}

protocol CartInteractorInterface: InteractorInterface {
}

enum Cart {

    struct ViewOutput {
    }

    struct ViewInput {
        let events: CartEvents
        let models: FormatterOutput
    }

    struct FormatterInput {
    }

    struct FormatterOutput {
    }

}

struct CartEvents {
    let isEmpty: Driver<Bool>
}
