import UIKit
import RxSwift
import RxCocoa

final class ChartWireframe: BaseWireframe<ChartViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ChartViewController()
        super.init(viewController: moduleViewController)

        let formatter = ChartFormatter()
        let presenter = ChartPresenter(view: moduleViewController, formatter: formatter, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension ChartWireframe: ChartWireframeInterface {
}
