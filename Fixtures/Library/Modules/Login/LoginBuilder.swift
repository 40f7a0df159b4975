import UIKit

/// The only screen that needs no account.
enum LoginBuilder {

    static func screen(services: Services, delegate: LoginModelDelegate) -> UIViewController {
        let model = LoginModel(services: services)
        model.delegate = delegate
        return LoginScreen(model: model)
    }
}
