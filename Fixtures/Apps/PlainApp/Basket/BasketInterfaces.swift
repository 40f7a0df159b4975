import UIKit

protocol BasketWireframeInterface: WireframeInterface {
}

protocol BasketViewInterface: ViewInterface {
}

protocol BasketPresenterInterface: PresenterInterface {
}

protocol BasketFormatterInterface: FormatterInterface {
}
