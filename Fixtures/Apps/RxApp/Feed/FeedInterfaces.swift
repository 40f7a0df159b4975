import UIKit
import RxSwift
import RxCocoa

protocol FeedWireframeInterface: WireframeInterface {
}

protocol FeedViewInterface: ViewInterface {
}

protocol FeedPresenterInterface: PresenterInterface {
    func configure(with output: Feed.ViewOutput) -> Feed.ViewInput
}

protocol FeedFormatterInterface: FormatterInterface {
    func format(for input: Feed.FormatterInput) -> Feed.FormatterOutput
}

protocol FeedInteractorInterface: InteractorInterface {
}

enum Feed {

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
