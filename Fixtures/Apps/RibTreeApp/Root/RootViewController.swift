import RIBs
import RxSwift
import UIKit

@preconcurrency @MainActor
protocol RootPresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {

    weak var listener: RootPresentableListener?

}
