import Testing
import UIKit

@testable import PlainApp

@Suite("A fresh module without rx")
@MainActor
struct PlainAppTests {

    nonisolated private static let modules = [
        FreshModule("Welcome", "Interactor") { booted(WelcomeWireframe.init) { $0.presenter } },
        FreshModule("About", "Interactor") { booted(AboutWireframe.init) { $0.presenter } },
        FreshModule("Favorites", "Interactor") { booted(FavoritesWireframe.init) { $0.presenter } },
        FreshModule("Receipt", "Formatter") { booted(ReceiptWireframe.init) { $0.presenter } },
        FreshModule("Help") { booted(HelpWireframe.init) { $0.presenter } },
        FreshModule("Terms", "Interactor") { booted(TermsWireframe.init) { $0.presenter } },
        FreshModule("Credits") { booted(CreditsWireframe.init) { $0.presenter } },
        FreshModule("Orders", "Formatter", "Interactor") { booted(OrdersWireframe.init) { $0.presenter } },
        FreshModule("Statement", "Formatter", "Interactor") { booted(StatementWireframe.init) { $0.presenter } },
        FreshModule("Basket", "Formatter") { booted(BasketWireframe.init) { $0.presenter } },
    ]

    @Test("is put together when its wireframe is made and pushed, and goes when it is popped", arguments: modules)
    func boot(_ module: FreshModule) {
        let boot = module.boot()
        #expect(boot.parts == Set(module.parts.map { module.name + $0 }))
        #expect(boot.leaks == [])
    }
}

@MainActor
private func booted<Screen: UIViewController>(
    _ make: () -> BaseWireframe<Screen>,
    presenter: (Screen) -> AnyObject
) -> Boot {
    Boot(
        make,
        push: { wireframe, navigationController in
            let screen = wireframe.viewController
            navigationController.pushWireframe(wireframe)
            return screen
        },
        presenter: presenter
    )
}
