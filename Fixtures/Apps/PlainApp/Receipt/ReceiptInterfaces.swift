import UIKit

protocol ReceiptWireframeInterface: WireframeInterface {
}

protocol ReceiptViewInterface: ViewInterface {
}

protocol ReceiptPresenterInterface: PresenterInterface {
}

protocol ReceiptFormatterInterface: FormatterInterface {
}
