import RIBs
import UIKit

@preconcurrency @MainActor
protocol PlacePresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class PlaceViewController:
    UIViewController,
    PlacePresentable,
    PlaceViewControllable
{

    weak var listener: PlacePresentableListener?

}
