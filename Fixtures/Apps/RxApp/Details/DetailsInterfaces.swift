import UIKit
import RxSwift
import RxCocoa

protocol DetailsWireframeInterface: WireframeInterface {
}

protocol DetailsViewInterface: ViewInterface {
}

protocol DetailsPresenterInterface: PresenterInterface {
    func configure(with output: Details.ViewOutput) -> Details.ViewInput
}

protocol DetailsFormatterInterface: FormatterInterface {
    func format(for input: Details.FormatterInput) -> Details.FormatterOutput
}

protocol DetailsInteractorInterface: InteractorInterface {
}

enum Details {

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
