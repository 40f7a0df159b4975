import UIKit
import RxSwift
import RxCocoa

final class DetailsFormatter {
}

// MARK: - Extensions -

extension DetailsFormatter: DetailsFormatterInterface {

    func format(for input: Details.FormatterInput) -> Details.FormatterOutput {
        return Details.FormatterOutput()
    }

}
