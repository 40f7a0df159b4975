@testable import RxApp

final class GalleryViewMock: GalleryViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class GalleryWireframeMock: GalleryWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToCartCallCount = 0
    private(set) var navigateToWishlistCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToCart() {
        navigateToCartCallCount += 1
    }

    func navigateToWishlist() {
        navigateToWishlistCallCount += 1
    }

}

final class GalleryFormatterMock: GalleryFormatterInterface {

    /// What formats the models.
    var formatHandler: (Gallery.FormatterInput) -> Gallery.FormatterOutput = { _ in fatalError("The test sets no formatHandler.") }

    func format(for input: Gallery.FormatterInput) -> Gallery.FormatterOutput {
        return formatHandler(input)
    }

}
