import UIKit
import RxSwift
import RxCocoa

final class OnboardingWireframe: BaseWireframe<OnboardingViewController> {

    // MARK: - Private properties -

    private let storyboard = UIStoryboard(name: "Onboarding", bundle: nil)

    // MARK: - Module setup -

    init() {
        let moduleViewController = storyboard.instantiateViewController(ofType: OnboardingViewController.self)
        super.init(viewController: moduleViewController)

        let presenter = OnboardingPresenter(view: moduleViewController, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension OnboardingWireframe: OnboardingWireframeInterface {
}
