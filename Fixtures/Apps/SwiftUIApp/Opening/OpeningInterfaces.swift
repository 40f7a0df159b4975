import UIKit

protocol OpeningWireframeInterface: WireframeInterface {
    func navigateToSignIn()
}

protocol OpeningViewInterface: ViewInterface {
}

protocol OpeningPresenterInterface: PresenterInterface {
}

protocol OpeningInteractorInterface: InteractorInterface {
}
