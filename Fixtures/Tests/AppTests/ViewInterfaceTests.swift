import Testing
import UIKit

@testable import PlainApp

@Suite("A progress HUD")
@MainActor
struct ViewInterfaceTests {

    private let screen = AboutWireframe().takeViewController()

    private var view: any AboutViewInterface {
        screen
    }

    private var spinners: [UIActivityIndicatorView] {
        screen.view.subviews.compactMap { $0 as? UIActivityIndicatorView }
    }

    @Test("covers the view, in front, and turns")
    func shown() throws {
        screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.showProgressHUD()
        screen.view.addSubview(UIView())
        view.showProgressHUD()
        let spinner = try #require(screen.view.subviews.last as? UIActivityIndicatorView)
        #expect(spinner.isAnimating)
        #expect(spinner.frame == screen.view.bounds)
        screen.view.frame.size = CGSize(width: 480, height: 320)
        #expect(spinner.frame == screen.view.bounds)
    }

    @Test("is there once however often it is shown, until it is hidden as often")
    func nested() {
        view.showProgressHUD()
        view.showProgressHUD()
        #expect(spinners.count == 1)
        view.hideProgressHUD()
        #expect(spinners.count == 1)
        view.hideProgressHUD()
        #expect(spinners.isEmpty)
    }

    @Test("that is not there can be hidden, and still appears when it is shown next")
    func hiddenTwice() {
        view.hideProgressHUD()
        view.showProgressHUD()
        view.hideProgressHUD()
        view.hideProgressHUD()
        view.showProgressHUD()
        #expect(spinners.count == 1)
        view.hideProgressHUD()
        #expect(spinners.isEmpty)
    }
}
