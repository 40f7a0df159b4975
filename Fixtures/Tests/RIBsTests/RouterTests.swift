import RIBs
import RxSwift
import Testing

@Suite("A router")
@MainActor
struct RouterTests {

    private let log = Log()

    private func router(_ name: String, children: [UnitRouter] = []) -> UnitRouter {
        UnitRouter(name, in: log, children: children)
    }

    /// A router at the top of a tree.
    private func root(_ name: String = "root", children: [UnitRouter] = []) -> UnitRouter {
        let root = router(name, children: children)
        root.interactable.activate()
        root.load()
        return root
    }

    @Test("appends a child, activates it, then loads it")
    func attaching() {
        let root = root()
        let child = router("child")
        root.attachChild(router("other"))
        _ = log.take()
        _ = child.interactable.isActiveStream.filter { $0 }.subscribe(onNext: { [log] _ in
            log.add("activated as number \(root.children.firstIndex { $0 === child } ?? -1)")
        })
        root.attachChild(child)
        #expect(log.lines == ["activated as number 1", "child became active", "child loaded, active"])
    }

    @Test("refuses a child that it has already")
    func attachingTwice() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let log = Log()
                let child = UnitRouter("child", in: log)
                let root = UnitRouter("root", in: log)
                root.attachChild(child)
                root.attachChild(child)
            }
        }
    }

    @Test("loads once, when it is attached again too")
    func loading() {
        let root = root()
        let child = router("child")
        root.attachChild(child)
        root.detachChild(child)
        root.attachChild(child)
        child.load()
        #expect(log.lines.filter { $0 == "child loaded, active" }.count == 1)
    }

    @Test("tells of its loading before its own work at that begins, and of its end")
    func lifecycle() {
        var router: UnitRouter? = router("router")
        _ = router?.lifecycle.subscribe(
            onNext: { [log] stage in log.add("\(stage)") },
            onCompleted: { [log] in log.add("completed") }
        )
        router?.load()
        #expect(log.take() == ["didLoad", "router loaded, inactive"])
        router = nil
        #expect(log.lines == ["completed"])
    }

    @Test("deactivates a child, then takes it away")
    func detaching() {
        let root = root()
        let children = ["a", "b", "c"].map { router($0) }
        for child in children { root.attachChild(child) }
        _ = log.take()
        _ = children[1].interactable.isActiveStream.filter { !$0 }.subscribe(onNext: { [log] _ in
            log.add("inactive among \(root.children.count)")
        })
        root.detachChild(children[1])
        #expect(log.lines == ["b resigns", "inactive among 3"])
        #expect(root.children.map { ($0 as? UnitRouter)?.interactor.name } == ["a", "c"])
    }

    @Test("attaches permanent children when it loads, which become active after it")
    func permanentChildren() {
        let tree = root(children: [router("child", children: [router("grandchild")])])
        #expect(
            log.lines == [
                "root became active", "root loaded, active",
                "child became active", "child loaded, active",
                "grandchild became active", "grandchild loaded, active",
            ]
        )
        withExtendedLifetime(tree) {}
    }

    @Test("deactivates all that is below when it is detached, itself first")
    func subtreeDetached() {
        let root = root()
        let child = router("child", children: [router("a", children: [router("aa")]), router("b")])
        root.attachChild(child)
        _ = log.take()
        root.detachChild(child)
        #expect(log.lines == ["child resigns", "a resigns", "aa resigns", "b resigns"])
        #expect(child.children.count == 2)
    }

    @Test("activates all that is below when it is attached again, children first")
    func subtreeAttachedAgain() {
        let root = root()
        let child = router("child", children: [router("a", children: [router("aa")]), router("b")])
        root.attachChild(child)
        root.detachChild(child)
        _ = log.take()
        root.attachChild(child)
        #expect(
            log.lines == ["aa became active", "a became active", "b became active", "child became active"]
        )
    }

    @Test("reaches below a router that is not of the framework")
    func foreignRouters() {
        let root = root()
        let middle = ForeignRouter(child: router("child"))
        root.attachChild(middle)
        root.interactable.deactivate()
        root.interactable.activate()
        #expect(log.lines.filter { $0.hasPrefix("child") } == ["child became active"])
        root.interactable.deactivate()
        #expect(log.lines.last == "child resigns")
    }

    @Test("refuses an interactor that is none")
    func foreignInteractor() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Router<String>(interactor: "none") }
        }
    }
}

/// A router as a mock is one: it passes nothing on.
private final class ForeignRouter: Routing {

    let interactable: any Interactable = Interactor()
    let children: [any Routing]
    var lifecycle: Observable<RouterLifecycle> { .never() }

    init(child: any Routing) {
        children = [child]
    }

    func load() {}
    func attachChild(_ child: any Routing) {}
    func detachChild(_ child: any Routing) {}
}
