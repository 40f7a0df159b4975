import UIKit

protocol MenuWireframeInterface: WireframeInterface {
    func navigateToWelcome()
    func navigateToTerms()
}

protocol MenuViewInterface: ViewInterface {
}

protocol MenuPresenterInterface: PresenterInterface {
}

protocol MenuInteractorInterface: InteractorInterface {
}
