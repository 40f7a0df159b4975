import RIBs
import RxSwift

/// An interactor that logs its life under a name.
final class Unit: Interactor {

    let name: String
    private let log: Log

    init(_ name: String, in log: Log) {
        self.name = name
        self.log = log
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        log.add("\(name) became active")
    }

    override func willResignActive() {
        super.willResignActive()
        log.add("\(name) resigns")
    }
}

/// A router that logs its loading under its interactor's name.
final class UnitRouter: Router<Unit> {

    private let log: Log
    private let permanentChildren: [UnitRouter]

    init(_ name: String, in log: Log, children: [UnitRouter] = []) {
        self.log = log
        permanentChildren = children
        super.init(interactor: Unit(name, in: log))
    }

    override func didLoad() {
        super.didLoad()
        log.add("\(interactor.name) loaded, \(interactor.isActive ? "active" : "inactive")")
        for child in permanentChildren { attachChild(child) }
    }
}

struct Failure: Error {}
