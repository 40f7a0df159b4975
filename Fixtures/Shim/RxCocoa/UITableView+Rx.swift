import RxSwift
import UIKit

extension Reactive where Base: UITableView {
    /// Makes an object the table's delegate until the returned disposable is disposed of. It is not kept alive.
    public func setDelegate(_ delegate: any UITableViewDelegate) -> any Disposable {
        base.delegate = delegate
        return Disposables.create { [weak base] in base?.delegate = nil }
    }
}
