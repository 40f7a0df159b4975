import Foundation
import RxSwift
import RxCocoa

final class DetailsPresenter {

    // MARK: - Private properties -

    private unowned let view: DetailsViewInterface
    private let formatter: DetailsFormatterInterface
    private let interactor: DetailsInteractorInterface
    private let wireframe: DetailsWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: DetailsViewInterface,
        formatter: DetailsFormatterInterface,
        interactor: DetailsInteractorInterface,
        wireframe: DetailsWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension DetailsPresenter: DetailsPresenterInterface {

    func configure(with output: Details.ViewOutput) -> Details.ViewInput {

        let formatterInput = Details.FormatterInput()

        let formatterOutput = formatter.format(for: formatterInput)

        return Details.ViewInput(models: formatterOutput)
    }

}
