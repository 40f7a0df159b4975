import UIKit
import RxSwift
import RxCocoa

protocol HomeWireframeInterface: WireframeInterface {
}

protocol HomeViewInterface: ViewInterface {
}

protocol HomePresenterInterface: PresenterInterface {
    func configure(with output: Home.ViewOutput) -> Home.ViewInput
}

enum Home {

    struct ViewOutput {
    }

    struct ViewInput {
        let greeting: Driver<String>
    }

}
