import UIKit
import RxSwift
import RxCocoa

protocol GalleryWireframeInterface: WireframeInterface {
    func navigateToCart()
    func navigateToWishlist()
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
        let actions: GalleryActions
    }

    struct ViewInput {
        let models: FormatterOutput
    }

    struct FormatterInput {
    }

    struct FormatterOutput {
    }

}

struct GalleryActions {
    let scan: Observable<[String: Int]>
    let close: Signal<Void>
}
