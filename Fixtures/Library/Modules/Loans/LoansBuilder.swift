import UIKit

enum LoansBuilder {

    static func screen(services: Services, delegate: LoansModelDelegate) -> UIViewController {
        let model = LoansModel(services: services)
        model.delegate = delegate
        return LoansScreen(model: model)
    }
}
