import UIKit
import RxSwift
import RxCocoa

protocol WalletWireframeInterface: WireframeInterface {
}

protocol WalletViewInterface: ViewInterface {
}

protocol WalletPresenterInterface: PresenterInterface {
    func configure(with output: Wallet.ViewOutput) -> Wallet.ViewInput
}

protocol WalletInteractorInterface: InteractorInterface {
}

enum Wallet {

    struct ViewOutput {
    }

    struct ViewInput {
    }

}
