import UIKit

enum ReservationsBuilder {

    static func screen(services: Services, delegate: ReservationsModelDelegate) -> UIViewController {
        let model = ReservationsModel(services: services)
        model.delegate = delegate
        return ReservationsScreen(model: model)
    }
}
