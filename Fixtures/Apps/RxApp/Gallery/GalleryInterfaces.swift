import UIKit
import RxSwift
import RxCocoa

protocol GalleryWireframeInterface: WireframeInterface {
}

protocol GalleryViewInterface: ViewInterface {
}

protocol GalleryPresenterInterface: PresenterInterface {
    func configure(with output: Gallery.ViewOutput) -> Gallery.ViewInput
}

protocol GalleryFormatterInterface: FormatterInterface {
    func format(for input: Gallery.FormatterInput) -> Gallery.FormatterOutput
}

enum Gallery {

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
