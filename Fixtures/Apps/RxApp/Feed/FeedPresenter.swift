import Foundation
import RxSwift
import RxCocoa

final class FeedPresenter {

    // MARK: - Private properties -

    private unowned let view: FeedViewInterface
    private let formatter: FeedFormatterInterface
    private let interactor: FeedInteractorInterface
    private let wireframe: FeedWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: FeedViewInterface,
        formatter: FeedFormatterInterface,
        interactor: FeedInteractorInterface,
        wireframe: FeedWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension FeedPresenter: FeedPresenterInterface {

    func configure(with output: Feed.ViewOutput) -> Feed.ViewInput {

        let formatterInput = Feed.FormatterInput()

        let formatterOutput = formatter.format(for: formatterInput)

        return Feed.ViewInput(models: formatterOutput)
    }

}
