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
    func title() -> Single<String>
    func articles() -> Single<[Article]>
}

enum Details {

    struct ViewOutput {
    }

    struct ViewInput {
        let models: FormatterOutput
    }

    struct FormatterInput {
        let models: Driver<Models>
    }

    struct FormatterOutput {
        let title: Driver<String>
        let sections: Driver<[Section]>
    }

    struct Models {
        let title: String
        let articles: [Article]
    }

    struct Section: Equatable {
        let title: String
        let rows: [String]
    }

}
