import RIBs
import RxSwift
import UIKit
@testable import RibXibApp

final class RootDependencyMock: RootDependency {
}

final class RootInteractableMock: RootInteractable {

    weak var router: (any RootRouting)?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class RootViewControllableMock: RootViewControllable {

    var uiviewController = UIViewController()

}

final class RootPresentableMock: RootPresentable {

    weak var listener: (any RootPresentableListener)?

}
