import Foundation
import RxSwift
import RxCocoa

@preconcurrency @MainActor
final class DeliveriesPresenter {

    // MARK: - Private properties -

    private unowned let view: DeliveriesViewInterface
    private let formatter: DeliveriesFormatterInterface
    private let interactor: DeliveriesInteractorInterface
    private let wireframe: DeliveriesWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: DeliveriesViewInterface,
        formatter: DeliveriesFormatterInterface,
        interactor: DeliveriesInteractorInterface,
        wireframe: DeliveriesWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension DeliveriesPresenter: DeliveriesPresenterInterface {

    func configure(with output: Deliveries.ViewOutput) -> Deliveries.ViewInput {

        let formatterInput = Deliveries.FormatterInput()

        let formatterOutput = formatter.format(for: formatterInput)

        return Deliveries.ViewInput(models: formatterOutput)
    }

}
