import Foundation
import RxSwift

final class FeedInteractor {
}

// MARK: - Extensions -

extension FeedInteractor: FeedInteractorInterface {
}
