import UIKit
import RxSwift
import RxCocoa

final class GalleryFormatter {
}

// MARK: - Extensions -

extension GalleryFormatter: GalleryFormatterInterface {

    func format(for input: Gallery.FormatterInput) -> Gallery.FormatterOutput {
        return Gallery.FormatterOutput()
    }

}
