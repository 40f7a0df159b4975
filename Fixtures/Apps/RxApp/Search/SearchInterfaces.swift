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

protocol SearchInteractorInterface: InteractorInterface {
}

enum Search {

    struct ViewOutput {
    }

    struct ViewInput {
    }

}
