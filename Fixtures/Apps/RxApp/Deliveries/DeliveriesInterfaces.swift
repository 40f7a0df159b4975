import UIKit
import RxSwift
import RxCocoa

protocol DeliveriesWireframeInterface: WireframeInterface {
}

protocol DeliveriesViewInterface: ViewInterface {
}

protocol DeliveriesPresenterInterface: PresenterInterface {
    func configure(with output: Deliveries.ViewOutput) -> Deliveries.ViewInput
}

protocol DeliveriesFormatterInterface: FormatterInterface {
    func format(for input: Deliveries.FormatterInput) -> Deliveries.FormatterOutput
}

protocol DeliveriesInteractorInterface: InteractorInterface {
}

enum Deliveries {

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
