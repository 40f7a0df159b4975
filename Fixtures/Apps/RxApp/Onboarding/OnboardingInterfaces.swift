import UIKit
import RxSwift
import RxCocoa

protocol OnboardingWireframeInterface: WireframeInterface {
}

protocol OnboardingViewInterface: ViewInterface {
}

protocol OnboardingPresenterInterface: PresenterInterface {
    func configure(with output: Onboarding.ViewOutput) -> Onboarding.ViewInput
}

enum Onboarding {

    struct ViewOutput {
    }

    struct ViewInput {
    }

}
