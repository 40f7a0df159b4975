import Foundation
import RxSwift
import RxCocoa

final class SearchPresenter {

    // MARK: - Private properties -

    private unowned let view: SearchViewInterface
    private let formatter: SearchFormatterInterface
    private let interactor: SearchInteractorInterface
    private let wireframe: SearchWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: SearchViewInterface,
        formatter: SearchFormatterInterface,
        interactor: SearchInteractorInterface,
        wireframe: SearchWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension SearchPresenter: SearchPresenterInterface {

    func configure(with output: Search.ViewOutput) -> Search.ViewInput {

        let formatterInput = Search.FormatterInput()

        let formatterOutput = formatter.format(for: formatterInput)

        return Search.ViewInput(models: formatterOutput)
    }

}
