import UIKit
import RxSwift
import RxCocoa

final class HotelFormatter {
}

// MARK: - Extensions -

extension HotelFormatter: HotelFormatterInterface {

    func format(for input: Hotel.FormatterInput) -> Hotel.FormatterOutput {
        return Hotel.FormatterOutput()
    }

}
