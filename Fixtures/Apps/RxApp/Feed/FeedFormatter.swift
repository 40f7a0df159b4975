import UIKit
import RxSwift
import RxCocoa

final class FeedFormatter {
}

// MARK: - Extensions -

extension FeedFormatter: FeedFormatterInterface {

    func format(for input: Feed.FormatterInput) -> Feed.FormatterOutput {
        return Feed.FormatterOutput()
    }

}
