import UIKit
import RxSwift
import RxCocoa

final class RegisterFormatter {
}

// MARK: - Extensions -

extension RegisterFormatter: RegisterFormatterInterface {

    func format(for input: Register.FormatterInput) -> Register.FormatterOutput {
        return Register.FormatterOutput()
    }

}
