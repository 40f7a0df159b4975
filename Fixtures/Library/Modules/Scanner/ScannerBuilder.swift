import UIKit

enum ScannerBuilder {

    static func screen(services: Services, delegate: ScannerModelDelegate) -> UIViewController {
        let model = ScannerModel(services: services)
        model.delegate = delegate
        return ScannerScreen(model: model)
    }
}
