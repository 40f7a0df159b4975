import Testing
import UIKit

@testable import SwiftUIApp

@Suite("A SwiftUI screen of a UIKit app")
@MainActor
struct HostedScreenTests {

    @Test("leaves the navigation bar as it is, and so there is a way back", arguments: [false, true])
    func navigationBar(isHidden: Bool) {
        let navigationController = UINavigationController()
        navigationController.setNavigationBarHidden(isHidden, animated: false)
        let lobby = LobbyWireframe()
        navigationController.pushWireframe(lobby)

        lobby.navigateToStart()
        #expect(navigationController.topViewController is LazyHostingViewController<StartView>)
        #expect(navigationController.isNavigationBarHidden == isHidden)

        navigationController.popViewController(animated: false)
        #expect(navigationController.topViewController === lobby.viewController)
        #expect(navigationController.isNavigationBarHidden == isHidden)
    }
}
