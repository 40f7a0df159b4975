import UIKit
import RxSwift
import RxCocoa

final class DeliveriesFormatter {
}

// MARK: - Extensions -

extension DeliveriesFormatter: DeliveriesFormatterInterface {

    func format(for input: Deliveries.FormatterInput) -> Deliveries.FormatterOutput {
        return Deliveries.FormatterOutput()
    }

}
