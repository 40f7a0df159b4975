import Foundation
import RxSwift
import RxCocoa

@preconcurrency @MainActor
final class CouponsPresenter {

    // MARK: - Private properties -

    private unowned let view: CouponsViewInterface
    private let formatter: CouponsFormatterInterface
    private let wireframe: CouponsWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: CouponsViewInterface,
        formatter: CouponsFormatterInterface,
        wireframe: CouponsWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension CouponsPresenter: CouponsPresenterInterface {

    func configure(with output: Coupons.ViewOutput) -> Coupons.ViewInput {

        let formatterInput = Coupons.FormatterInput()

        let formatterOutput = formatter.format(for: formatterInput)

        return Coupons.ViewInput(models: formatterOutput)
    }

}
