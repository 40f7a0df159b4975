import UIKit

enum FinesBuilder {

    static func screen(services: Services, delegate: FinesModelDelegate) -> UIViewController {
        let model = FinesModel(services: services)
        model.delegate = delegate
        return FinesScreen(model: model)
    }
}
