import Foundation
import RxSwift
import RxCocoa

final class ChartPresenter {

    // MARK: - Private properties -

    private unowned let view: ChartViewInterface
    private let formatter: ChartFormatterInterface
    private let wireframe: ChartWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: ChartViewInterface,
        formatter: ChartFormatterInterface,
        wireframe: ChartWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ChartPresenter: ChartPresenterInterface {

    func configure(with output: Chart.ViewOutput) -> Chart.ViewInput {

        let formatterInput = Chart.FormatterInput()

        let formatterOutput = formatter.format(for: formatterInput)

        return Chart.ViewInput(models: formatterOutput)
    }

}
