import Foundation
import RxSwift
import RxCocoa

// @preconcurrency: code in the Swift 5 mode may call it without being on the main actor.
@preconcurrency @MainActor
final class DetailsPresenter {

    // MARK: - Private properties -

    private unowned let view: DetailsViewInterface
    private let formatter: DetailsFormatterInterface
    private let interactor: DetailsInteractorInterface
    private let wireframe: DetailsWireframeInterface

    private let disposeBag = DisposeBag()

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

        let formatterInput = Details.FormatterInput(models: loadModels())

        let formatterOutput = formatter.format(for: formatterInput)

        return Details.ViewInput(models: formatterOutput)
    }

}

private extension DetailsPresenter {

    /// Loads once, however many drive the models.
    func loadModels() -> Driver<Details.Models> {
        let models = BehaviorRelay<Details.Models?>(value: nil)

        Single.zip(
            interactor.title(),
            interactor.articles(),
            resultSelector: { Details.Models(title: $0, articles: $1) }
        )
        .asResult()
        .do(
            onNext: { [unowned view] _ in view.hideProgressHUD() },
            onSubscribe: { [unowned view] in view.showProgressHUD() }
        )
        .emit(with: self, onNext: { presenter, result in
            presenter.handle(result, with: models)
        })
        .disposed(by: disposeBag)

        return models.asDriver().compactMap { $0 }
    }

    func handle(_ result: Result<Details.Models, any Error>, with models: BehaviorRelay<Details.Models?>) {
        switch result {
        case .success(let loaded):
            models.accept(loaded)
        case .failure(let error):
            wireframe.showAlert(with: "Error", message: error.localizedDescription)
        }
    }

}
