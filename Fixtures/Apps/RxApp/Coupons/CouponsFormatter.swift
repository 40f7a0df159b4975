import UIKit
import RxSwift
import RxCocoa

final class CouponsFormatter {
}

// MARK: - Extensions -

extension CouponsFormatter: CouponsFormatterInterface {

    func format(for input: Coupons.FormatterInput) -> Coupons.FormatterOutput {
        return Coupons.FormatterOutput()
    }

}
