import UIKit
import RxSwift
import RxCocoa

final class SearchFormatter {
}

// MARK: - Extensions -

extension SearchFormatter: SearchFormatterInterface {

    func format(for input: Search.FormatterInput) -> Search.FormatterOutput {
        return Search.FormatterOutput()
    }

}
