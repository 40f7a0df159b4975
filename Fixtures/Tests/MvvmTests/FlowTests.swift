import SwiftUI
import Testing
import UIKit

@testable import MvvmApp

@MainActor @Suite("Flows of MVVM on the screen") struct FlowTests {

    private let coordinator = Coordinator(root: HomeRoute())
    private let hosting: UIHostingController<FlowView>

    init() {
        hosting = UIHostingController(rootView: FlowView(coordinator: coordinator))
    }

    /// The texts on the screen once it has loaded.
    private var texts: [String] {
        get async {
            while hosting.spinnerCount > 0 { await Task.yield() }
            return hosting.shownTexts
        }
    }

    /// Presses a button of the screen, once it has loaded.
    private func press(_ text: String) async {
        _ = await texts
        #expect(hosting.press(text))
    }

    @Test("each screen leads to the next, and the last one to the first one again")
    func depth() async {
        #expect(await texts == ["Home", "Shop", "About"])
        await press("Shop")
        #expect(await texts == ["Shop", "Orders"])
        await press("Orders")
        #expect(await texts == ["Orders", "Receipt"])
        await press("Receipt")
        #expect(await texts == ["Receipt", "Home"])
        await press("Home")
        #expect(await texts == ["Home", "Shop", "About"])
        #expect(coordinator.path.count == 4)
    }

    @Test("going back shows each screen as it was left, without loading again")
    func back() async {
        for screen in ["Shop", "Orders", "Receipt"] { await press(screen) }
        #expect(hosting.goBack())
        #expect(hosting.shownTexts == ["Orders", "Receipt"])
        coordinator.pop()
        #expect(hosting.shownTexts == ["Shop", "Orders"])
        #expect(hosting.goBack())
        #expect(hosting.shownTexts == ["Home", "Shop", "About"])
        #expect(!hosting.goBack())
        coordinator.pop()
        #expect(hosting.shownTexts == ["Home", "Shop", "About"])
    }

    @Test("a deep link shows the third screen, with the second one below it")
    func deepLink() async {
        await press("About")
        coordinator.present(GuideRoute())
        coordinator.open([ShopRoute(), OrdersRoute()])
        #expect(await texts == ["Orders", "Receipt"])
        #expect(hosting.goBack())
        #expect(await texts == ["Shop", "Orders"])
        #expect(hosting.goBack())
        #expect(await texts == ["Home", "Shop", "About"])
    }

    @Test("a sheet has a flow of its own, which leads back to nothing below it")
    func sheet() async {
        await press("Shop")
        coordinator.present(GuideRoute())
        #expect(hosting.shownTexts == ["Guide", "Profile", "About"])
        #expect(!hosting.goBack())
        await press("About")
        #expect(hosting.shownTexts == ["About"])
        #expect(hosting.goBack())
        #expect(hosting.shownTexts == ["Guide", "Profile", "About"])
        #expect(coordinator.path == [AnyRoute(ShopRoute())])
    }

    @Test("a sheet is closed by the person, and by a screen in it; the screens below are as they were left")
    func closedSheet() async {
        await press("Shop")
        _ = await texts
        coordinator.present(GuideRoute())
        #expect(hosting.swipeDown())
        #expect(hosting.shownTexts == ["Shop", "Orders"])
        #expect(coordinator.sheet == nil)
        coordinator.present(GuideRoute())
        await press("About")
        coordinator.sheet?.dismiss()
        #expect(hosting.shownTexts == ["Shop", "Orders"])
        #expect(!hosting.swipeDown())
    }

    @Test("a sheet is above another one, and each is closed alone")
    func sheets() async throws {
        coordinator.present(MenuRoute())
        let menu = try #require(coordinator.sheet)
        menu.present(GuideRoute())
        #expect(hosting.shownTexts == ["Guide", "Profile", "About"])
        menu.sheet?.dismiss()
        #expect(hosting.shownTexts == ["Menu", "About"])
        menu.dismiss()
        #expect(await texts == ["Home", "Shop", "About"])
    }

    @Test("a route leads to the screen of its values")
    func values() async {
        struct OrderRoute: Route {
            let number: Int
            @MainActor func screen(coordinator: Coordinator) -> some View { Text("Order \(number)") }
        }
        coordinator.open([OrderRoute(number: 1), OrderRoute(number: 2)])
        #expect(hosting.shownTexts == ["Order 2"])
        #expect(hosting.goBack())
        #expect(hosting.shownTexts == ["Order 1"])
        #expect(AnyRoute(OrderRoute(number: 1)) == AnyRoute(OrderRoute(number: 1)))
        #expect(AnyRoute(OrderRoute(number: 1)) != AnyRoute(OrderRoute(number: 2)))
        #expect(AnyRoute(AboutRoute()) != AnyRoute(MenuRoute()))
    }

    @Test("another coordinator in the place of the first one shows its own screens, which lead on in its own flow")
    func replacement() async {
        await press("Shop")
        let other = Coordinator(root: HomeRoute())
        hosting.rootView = FlowView(coordinator: other)
        await press("About")
        #expect(hosting.shownTexts == ["About"])
        #expect(other.path == [AnyRoute(AboutRoute())])
        #expect(coordinator.path == [AnyRoute(ShopRoute())])
    }

    @Test("a flow that nobody keeps is gone, and its sheet with it")
    func end() {
        var flow: Coordinator? = Coordinator(root: MenuRoute())
        flow?.present(GuideRoute())
        weak let owner = flow
        weak let sheet = flow?.sheet
        #expect(owner != nil)
        flow = nil
        #expect(owner == nil)
        #expect(sheet == nil)
    }
}
