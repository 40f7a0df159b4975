import UIKit

enum SettingsBuilder {

    static func screen(services: Services, delegate: SettingsModelDelegate) -> UIViewController {
        let model = SettingsModel(services: services)
        model.delegate = delegate
        return SettingsScreen(model: model)
    }
}
