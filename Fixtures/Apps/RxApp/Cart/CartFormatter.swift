import UIKit
import RxSwift
import RxCocoa

final class CartFormatter {
}

// MARK: - Extensions -

extension CartFormatter: CartFormatterInterface {

    func format(for input: Cart.FormatterInput) -> Cart.FormatterOutput {
        return Cart.FormatterOutput()
    }

}
