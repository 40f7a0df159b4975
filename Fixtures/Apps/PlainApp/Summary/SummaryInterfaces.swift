import UIKit

protocol SummaryWireframeInterface: WireframeInterface {
}

protocol SummaryViewInterface: ViewInterface {
}

protocol SummaryPresenterInterface: PresenterInterface {
}

protocol SummaryFormatterInterface: FormatterInterface {
}
