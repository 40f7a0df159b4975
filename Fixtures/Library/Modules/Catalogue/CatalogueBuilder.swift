import UIKit

enum CatalogueBuilder {

    static func screen(services: Services, delegate: CatalogueModelDelegate) -> UIViewController {
        let model = CatalogueModel(services: services)
        model.delegate = delegate
        return CatalogueScreen(model: model)
    }
}
