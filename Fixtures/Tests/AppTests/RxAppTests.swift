import RxCocoa
import RxSwift
import Testing
import UIKit

@testable import RxApp

@Suite("A fresh module with rx")
@MainActor
struct RxAppTests {

    nonisolated private static let modules = [
        FreshModule("Login", "Interactor") {
            booted(LoginWireframe.init) { ($0.presenter, $0.presenter.configure(with: .init())) }
        },
        FreshModule("Cart", "Formatter", "Interactor") {
            booted(CartWireframe.init) { ($0.presenter, $0.presenter.configure(with: .init()).events.isEmpty) }
        },
        FreshModule("Checkout", "Interactor") {
            booted(CheckoutWireframe.init) { screen in
                let actions = CheckoutActions(email: .never())
                return (screen.presenter, screen.presenter.configure(with: .init(actions: actions)).events.isPayEnabled)
            }
        },
        FreshModule("Booking", "Interactor") {
            booted(BookingWireframe.init) { ($0.presenter, $0.presenter.configure(with: .init()).events.title) }
        },
        FreshModule("Register", "Formatter") {
            booted(RegisterWireframe.init) { screen in
                let actions = RegisterActions(name: .never(), register: .never())
                return (screen.presenter, screen.presenter.configure(with: .init(actions: actions)).events.price)
            }
        },
        FreshModule("Search", "Formatter", "Interactor") {
            booted(SearchWireframe.init) { screen in
                let actions = SearchActions(text: .never())
                return (screen.presenter, screen.presenter.configure(with: .init(actions: actions)))
            }
        },
        FreshModule("Wishlist") {
            booted(WishlistWireframe.init) { ($0.presenter, $0.presenter.configure(with: .init())) }
        },
        FreshModule("Gallery", "Formatter") {
            booted(GalleryWireframe.init) { screen in
                let actions = GalleryActions(scan: .never(), close: .never())
                return (screen.presenter, screen.presenter.configure(with: .init(actions: actions)))
            }
        },
    ]

    @Test(
        "is put together and configured when its wireframe is made and pushed, and goes when it is popped",
        arguments: modules
    )
    func boot(_ module: FreshModule) {
        let boot = module.boot()
        #expect(boot.parts == Set(module.parts.map { module.name + $0 }))
        #expect(boot.leaks == [])
    }

    @Test("shows the modules that it has routes to, on top of itself")
    func routes() {
        let navigationController = UINavigationController()
        let wireframe = BookingWireframe()
        navigationController.pushWireframe(wireframe)
        wireframe.navigateToLogin()
        wireframe.navigateToCheckout()
        #expect(
            navigationController.viewControllers.map { "\(type(of: $0))" } == [
                "BookingViewController", "LoginViewController", "CheckoutViewController",
            ]
        )
    }
}

/// - Parameter configured: The presenter of a screen, and what it answers when it is asked to configure.
@MainActor
private func booted<Screen: UIViewController, ViewInput>(
    _ make: () -> BaseWireframe<Screen>,
    configured: (Screen) -> (presenter: AnyObject, input: ViewInput)
) -> Boot {
    Boot(
        make,
        push: { wireframe, navigationController in
            let screen = wireframe.viewController
            navigationController.pushWireframe(wireframe)
            return screen
        },
        presenter: { (screen: Screen) in configured(screen).presenter }
    )
}
