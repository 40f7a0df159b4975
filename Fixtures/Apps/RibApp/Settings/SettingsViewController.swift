import RIBs
import UIKit

@preconcurrency @MainActor
protocol SettingsPresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class SettingsViewController:
    UIViewController,
    SettingsPresentable,
    SettingsViewControllable
{

    weak var listener: SettingsPresentableListener?

}
