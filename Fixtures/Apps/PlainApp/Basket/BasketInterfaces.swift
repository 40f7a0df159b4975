import UIKit

protocol BasketWireframeInterface: WireframeInterface {
    func navigateToOrders()
}

protocol BasketViewInterface: ViewInterface {
}

protocol BasketPresenterInterface: PresenterInterface {
}

protocol BasketFormatterInterface: FormatterInterface {
}
