import UIKit

protocol CreditsWireframeInterface: WireframeInterface {
}

protocol CreditsViewInterface: ViewInterface {
}

protocol CreditsPresenterInterface: PresenterInterface {
}
