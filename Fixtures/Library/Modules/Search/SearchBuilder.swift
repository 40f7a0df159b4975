import UIKit

enum SearchBuilder {

    static func screen(services: Services, delegate: SearchModelDelegate) -> UIViewController {
        let model = SearchModel(services: services)
        model.delegate = delegate
        return SearchScreen(model: model)
    }
}
