import UIKit
import RxSwift
import RxCocoa

protocol CouponsWireframeInterface: WireframeInterface {
}

protocol CouponsViewInterface: ViewInterface {
}

protocol CouponsPresenterInterface: PresenterInterface {
    func configure(with output: Coupons.ViewOutput) -> Coupons.ViewInput
}

protocol CouponsFormatterInterface: FormatterInterface {
    func format(for input: Coupons.FormatterInput) -> Coupons.FormatterOutput
}

enum Coupons {

    struct ViewOutput {
    }

    struct ViewInput {
        let models: FormatterOutput
    }

    struct FormatterInput {
    }

    struct FormatterOutput {
    }

}
