import UIKit

protocol CreditsWireframeInterface: WireframeInterface {
    func navigateToWelcome()
    func navigateToAbout()
}

protocol CreditsViewInterface: ViewInterface {
}

protocol CreditsPresenterInterface: PresenterInterface {
}
