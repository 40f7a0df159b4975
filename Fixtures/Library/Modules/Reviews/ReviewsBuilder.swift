import UIKit

enum ReviewsBuilder {

    static func screen(services: Services, delegate: ReviewsModelDelegate) -> UIViewController {
        let model = ReviewsModel(services: services)
        model.delegate = delegate
        return ReviewsScreen(model: model)
    }
}
