import Foundation

final class SummaryPresenter {

    // MARK: - Private properties -

    private unowned let view: SummaryViewInterface
    private let formatter: SummaryFormatterInterface
    private let wireframe: SummaryWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: SummaryViewInterface,
        formatter: SummaryFormatterInterface,
        wireframe: SummaryWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension SummaryPresenter: SummaryPresenterInterface {
}
