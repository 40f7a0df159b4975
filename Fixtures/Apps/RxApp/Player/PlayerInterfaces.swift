import UIKit
import RxSwift
import RxCocoa

protocol PlayerWireframeInterface: WireframeInterface {
}

protocol PlayerViewInterface: ViewInterface {
}

protocol PlayerPresenterInterface: PresenterInterface {
    func configure(with output: Player.ViewOutput) -> Player.ViewInput
}

protocol PlayerFormatterInterface: FormatterInterface {
    func format(for input: Player.FormatterInput) -> Player.FormatterOutput
}

enum Player {

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
