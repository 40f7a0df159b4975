import UIKit

protocol InvoiceWireframeInterface: WireframeInterface {
}

protocol InvoiceViewInterface: ViewInterface {
}

protocol InvoicePresenterInterface: PresenterInterface {
}

protocol InvoiceFormatterInterface: FormatterInterface {
}

protocol InvoiceInteractorInterface: InteractorInterface {
}
