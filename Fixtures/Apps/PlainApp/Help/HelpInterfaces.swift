import UIKit

protocol HelpWireframeInterface: WireframeInterface {
}

protocol HelpViewInterface: ViewInterface {
}

protocol HelpPresenterInterface: PresenterInterface {
}
