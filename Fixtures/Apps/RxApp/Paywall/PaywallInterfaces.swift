import UIKit
import RxSwift
import RxCocoa

protocol PaywallWireframeInterface: WireframeInterface {
}

protocol PaywallViewInterface: ViewInterface {
}

protocol PaywallPresenterInterface: PresenterInterface {
    func configure(with output: Paywall.ViewOutput) -> Paywall.ViewInput
}

enum Paywall {

    struct ViewOutput {
    }

    struct ViewInput {
    }

}
