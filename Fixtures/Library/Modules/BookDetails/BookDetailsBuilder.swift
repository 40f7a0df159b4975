import UIKit

enum BookDetailsBuilder {

    static func screen(services: Services, book: String, delegate: BookDetailsModelDelegate) -> UIViewController {
        let model = BookDetailsModel(services: services, book: book)
        model.delegate = delegate
        return BookDetailsScreen(model: model)
    }
}
