import UIKit

protocol OrdersWireframeInterface: WireframeInterface {
}

protocol OrdersViewInterface: ViewInterface {
}

protocol OrdersPresenterInterface: PresenterInterface {
}

protocol OrdersFormatterInterface: FormatterInterface {
}

protocol OrdersInteractorInterface: InteractorInterface {
}
