import Foundation
import RxSwift
import RxCocoa

final class GalleryPresenter {

    // MARK: - Private properties -

    private unowned let view: GalleryViewInterface
    private let formatter: GalleryFormatterInterface
    private let wireframe: GalleryWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: GalleryViewInterface,
        formatter: GalleryFormatterInterface,
        wireframe: GalleryWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension GalleryPresenter: GalleryPresenterInterface {

    func configure(with output: Gallery.ViewOutput) -> Gallery.ViewInput {

        let formatterInput = Gallery.FormatterInput()

        let formatterOutput = formatter.format(for: formatterInput)

        return Gallery.ViewInput(models: formatterOutput)
    }

}
