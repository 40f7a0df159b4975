import UIKit
import RxSwift
import RxCocoa

protocol ChartWireframeInterface: WireframeInterface {
}

protocol ChartViewInterface: ViewInterface {
}

protocol ChartPresenterInterface: PresenterInterface {
    func configure(with output: Chart.ViewOutput) -> Chart.ViewInput
}

protocol ChartFormatterInterface: FormatterInterface {
    func format(for input: Chart.FormatterInput) -> Chart.FormatterOutput
}

enum Chart {

    struct ViewOutput {
    }

    struct ViewInput {
        let models: FormatterOutput
    }

    struct FormatterInput {
    }

    struct FormatterOutput {
    }

}
