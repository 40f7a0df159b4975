import UIKit

protocol SplashWireframeInterface: WireframeInterface {
}

protocol SplashViewInterface: ViewInterface {
}

protocol SplashPresenterInterface: PresenterInterface {
}
