import Foundation

final class InvoiceInteractor {
}

// MARK: - Extensions -

extension InvoiceInteractor: InvoiceInteractorInterface {
}
