import UIKit

protocol TermsWireframeInterface: WireframeInterface {
}

protocol TermsViewInterface: ViewInterface {
}

protocol TermsPresenterInterface: PresenterInterface {
}

protocol TermsInteractorInterface: InteractorInterface {
}
