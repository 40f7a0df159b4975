import UIKit

protocol StatementWireframeInterface: WireframeInterface {
}

protocol StatementViewInterface: ViewInterface {
}

protocol StatementPresenterInterface: PresenterInterface {
}

protocol StatementFormatterInterface: FormatterInterface {
}

protocol StatementInteractorInterface: InteractorInterface {
}
