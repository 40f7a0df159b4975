import Foundation

final class ReportPresenter {

    // MARK: - Private properties -

    private unowned let view: ReportViewInterface
    private let formatter: ReportFormatterInterface
    private let wireframe: ReportWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: ReportViewInterface,
        formatter: ReportFormatterInterface,
        wireframe: ReportWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ReportPresenter: ReportPresenterInterface {
}
