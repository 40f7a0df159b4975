import Foundation
import RxSwift
import RxCocoa

final class OnboardingPresenter {

    // MARK: - Private properties -

    private unowned let view: OnboardingViewInterface
    private let wireframe: OnboardingWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: OnboardingViewInterface,
        wireframe: OnboardingWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension OnboardingPresenter: OnboardingPresenterInterface {

    func configure(with output: Onboarding.ViewOutput) -> Onboarding.ViewInput {
        return Onboarding.ViewInput()
    }

}
