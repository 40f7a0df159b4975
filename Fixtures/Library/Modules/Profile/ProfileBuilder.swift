import UIKit

enum ProfileBuilder {

    static func screen(services: Services, delegate: ProfileModelDelegate) -> UIViewController {
        let model = ProfileModel(services: services)
        model.delegate = delegate
        return ProfileScreen(model: model)
    }
}
