import RIBs
import RxSwift

protocol SettingsRouting: ViewableRouting {
    // TODO: Declare what the interactor asks of the router.
}

protocol SettingsPresentable: Presentable {
    var listener: SettingsPresentableListener? { get set }
    // TODO: Declare what the interactor asks of the view.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol SettingsListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class SettingsInteractor:
    PresentableInteractor<SettingsPresentable>,
    SettingsPresentableListener,
    SettingsInteractable
{

    weak var router: SettingsRouting?
    weak var listener: SettingsListener?

    override init(presenter: SettingsPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        // TODO: Start the work of this RIB.
    }

    override func willResignActive() {
        super.willResignActive()
        // TODO: Stop what does not stop by itself.
    }

}
