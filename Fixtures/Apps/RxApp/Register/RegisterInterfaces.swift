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

protocol RegisterInteractorInterface: InteractorInterface {
}

enum Register {

    struct ViewOutput {
    }

    struct ViewInput {
    }

}
