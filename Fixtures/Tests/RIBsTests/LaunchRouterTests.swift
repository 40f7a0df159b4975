import RIBs
import RxSwift
import Testing
import UIKit

@Suite("A launch router")
@MainActor
struct LaunchRouterTests {

    private let log = Log()
    private let window = UIWindow(frame: .zero)

    @Test("shows its view controller in the window, becomes active, then loads")
    func launch() {
        let router = RootRouter(log: log)
        _ = router.interactable.isActiveStream.filter { $0 }.subscribe(onNext: { [log, window] _ in
            log.add("shown: \(!window.isHidden && window.rootViewController === router.viewController)")
        })
        router.launch(from: window)
        #expect(log.lines == ["shown: true", "root became active", "loaded"])
        #expect(router.viewController.isViewLoaded)
    }

    @Test("knows its view controller by both names")
    func viewController() {
        let router: any LaunchRouting = RootRouter(log: log)
        #expect(router.viewControllable === (router as? RootRouter)?.viewController)
        #expect(router.viewControllable.uiviewController === router.viewControllable)
    }

    @Test("refuses a view controller that is none")
    func foreignViewController() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = ViewableRouter<Interactor, String>(interactor: Interactor(), viewController: "none")
            }
        }
    }
}

private final class Screen: UIViewController, ViewControllable {}

private final class RootRouter: LaunchRouter<Unit, Screen> {

    let log: Log

    init(log: Log) {
        self.log = log
        super.init(interactor: Unit("root", in: log), viewController: Screen())
    }

    override func didLoad() {
        super.didLoad()
        log.add("loaded")
    }
}
