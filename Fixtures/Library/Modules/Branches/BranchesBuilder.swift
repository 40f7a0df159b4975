import UIKit

enum BranchesBuilder {

    static func screen(services: Services, delegate: BranchesModelDelegate) -> UIViewController {
        let model = BranchesModel(services: services)
        model.delegate = delegate
        return BranchesScreen(model: model)
    }
}
