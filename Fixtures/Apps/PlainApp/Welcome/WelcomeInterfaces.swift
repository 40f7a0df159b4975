import UIKit

protocol WelcomeWireframeInterface: WireframeInterface {
}

protocol WelcomeViewInterface: ViewInterface {
}

protocol WelcomePresenterInterface: PresenterInterface {
}

protocol WelcomeInteractorInterface: InteractorInterface {
}
