import RIBs
import RxSwift
import UIKit

@preconcurrency @MainActor
protocol HelpPresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class HelpViewController: UIViewController, HelpPresentable, HelpViewControllable {

    weak var listener: HelpPresentableListener?

}
