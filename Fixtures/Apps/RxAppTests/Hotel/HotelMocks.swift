@testable import RxApp

final class HotelViewMock: HotelViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class HotelWireframeMock: HotelWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToBookingCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToBooking() {
        navigateToBookingCallCount += 1
    }

}

final class HotelFormatterMock: HotelFormatterInterface {

    private(set) var inputs: [Hotel.FormatterInput] = []
    var output = Hotel.FormatterOutput()

    func format(for input: Hotel.FormatterInput) -> Hotel.FormatterOutput {
        inputs.append(input)
        return output
    }

}

final class HotelInteractorMock: HotelInteractorInterface {
}
