import UIKit

protocol AboutWireframeInterface: WireframeInterface {
}

protocol AboutViewInterface: ViewInterface {
}

protocol AboutPresenterInterface: PresenterInterface {
}

protocol AboutInteractorInterface: InteractorInterface {
}
