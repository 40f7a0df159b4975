import UIKit
import RxSwift
import RxCocoa

final class PlayerFormatter {
}

// MARK: - Extensions -

extension PlayerFormatter: PlayerFormatterInterface {

    func format(for input: Player.FormatterInput) -> Player.FormatterOutput {
        return Player.FormatterOutput()
    }

}
