import UIKit
import RxSwift
import RxCocoa

final class ChartFormatter {
}

// MARK: - Extensions -

extension ChartFormatter: ChartFormatterInterface {

    func format(for input: Chart.FormatterInput) -> Chart.FormatterOutput {
        return Chart.FormatterOutput()
    }

}
