import UIKit
import RxSwift
import RxCocoa

protocol SearchWireframeInterface: WireframeInterface {
}

protocol SearchViewInterface: ViewInterface {
}

protocol SearchPresenterInterface: PresenterInterface {
    func configure(with output: Search.ViewOutput) -> Search.ViewInput
}

protocol SearchFormatterInterface: FormatterInterface {
    func format(for input: Search.FormatterInput) -> Search.FormatterOutput
}

protocol SearchInteractorInterface: InteractorInterface {
}

enum Search {

    struct ViewOutput {
        let actions: SearchActions
    }

    struct ViewInput {
        let models: FormatterOutput
    }

    struct FormatterInput {
    }

    struct FormatterOutput {
    }

}

struct SearchActions {
    let text: Driver<String>
}
