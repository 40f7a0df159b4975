import UIKit

protocol HelpWireframeInterface: WireframeInterface {
    func navigateToWelcome()
}

protocol HelpViewInterface: ViewInterface {
}

protocol HelpPresenterInterface: PresenterInterface {
}
