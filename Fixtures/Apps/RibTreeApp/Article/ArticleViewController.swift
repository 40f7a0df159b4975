import RIBs
import UIKit

@preconcurrency @MainActor
protocol ArticlePresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class ArticleViewController:
    UIViewController,
    ArticlePresentable,
    ArticleViewControllable
{

    weak var listener: ArticlePresentableListener?

}
