import UIKit

protocol PaymentsWireframeInterface: WireframeInterface {
}

protocol PaymentsViewInterface: ViewInterface {
}

protocol PaymentsPresenterInterface: PresenterInterface {
}

protocol PaymentsFormatterInterface: FormatterInterface {
}

protocol PaymentsInteractorInterface: InteractorInterface {
}
