import UIKit

protocol ReportWireframeInterface: WireframeInterface {
}

protocol ReportViewInterface: ViewInterface {
}

protocol ReportPresenterInterface: PresenterInterface {
}

protocol ReportFormatterInterface: FormatterInterface {
}
