// Declarations and statements that a reader of Swift gets wrong. This file is parsed, and never compiled.

@objc(Login) @MainActor
public final class Login<Value: Sequence, Key>: Base<Value>, View, @unchecked Sendable
where Value.Element == Key, Key: Hashable {

    class var shared: Login { Login() }
    class func make() -> Self { .init() }
    private(set) lazy var title: String = "a", count = 0 { didSet { show() } }
    @Wrapper(default: { $0 }, [1, 2]) public internal(set) var wrapped: [String: (Int) -> Void] = [:]
    @Wrapper<Set<Int>> var generic
    unowned(unsafe) let owner: Owner
    nonisolated(unsafe) static var shared = 1
    let (width, height) = (1, 2)
    var closure: (() -> Void)? = nil
    var computed: Int { title.count }
    var both: Int {
        get async throws(Failure) { 0 }
        @available(*, deprecated) mutating set(value) { store(value) }
    }
    var observed = make { $0 } {
        willSet { show() }
        didSet(old) { hide(old) }
    }
    var coroutine: Int {
        _read { yield value }
        _modify { yield &value }
        borrow { value }
    }
    subscript<Index>(index: Index, default value: @autoclosure () -> Value) -> Value where Index: Comparable {
        get { value() }
        set {}
    }
    required convenience init?<Other>(_ other: Other, at index: Int = 0) async rethrows { self.init() }
    init!() { return nil }
    deinit { show() }
    func show(_ user: inout User, animated isAnimated: Bool = true, _ values: Int..., then: @escaping @Sendable (Int) -> Void) {}
    func isolated(isolated actor: isolated Actor = #isolation, sending value: sending Value) -> sending Value { value }
    func `default`() -> [Int]
    { [] }
    func opaque() -> some View & Sendable { self }
    func function() -> (Int) async throws -> any View { { _ in self } }
    mutating func `init`() async {}
    #Preview("a", traits: .sizeThatFits) { Login() }
    #if DEBUG
    func log() { }
    #elseif os(iOS) && (swift(>=5.9) || compiler(>=6))
    let log = 1
    #else
    var log: Int { 1 }
    #endif
    #if compiler(>=6)
    @MainActor
    #endif
    @objc
    func conditional() {}
}

struct Empty {}; struct Other { var a = 1; let b = 2; }
struct Suppressed: ~Copyable { consuming func end() {} }
struct Vector<let count: Int, each Item> { let items: (repeat each Item) }
struct Negative { let vector: Vector<-1, 2> }
actor Store { nonisolated func read() {} }
distributed actor Remote {}
indirect enum State: String, CaseIterable {
    case loading, loaded(_ user: User, at: Date = .now), failed(Error)
    indirect case next(State), named(first: [Int: String], (Int) -> Void)
    case raw = "a", `default` = "b"
    @available(iOS 17, *) case new
    static let all: [State] = [.loading]
}
protocol Store: AnyObject, Base where Key == Int {
    associatedtype Key: Hashable & Sendable = Int where Key: Equatable
    associatedtype Value
    var value: Value { get async throws }
    var other: Int { nonmutating set get }
    func load() async throws -> Value
    init(value: Value)
    static func == (left: Self, right: Self) -> Bool
}
protocol Primary<Key, Value> { associatedtype Key; associatedtype Value }
extension Array<Set<Int>>: @retroactive Store, Kit.View where Element: Store { }
extension Outer.Inner { }
fileprivate typealias Handler<Value> = (Result<Value, any Error>) -> Void where Value: Sendable
typealias Pair=(Int, Int)
@freestanding(expression) macro warn(_ text: String) -> Void = #externalMacro(module: "Kit", type: "Warn")
@attached(member, names: named(a)) public macro Model()
public let name, other: String, third = 1

// MARK: - Where an expression ends

func run() async throws {
    let size = base
        * scale
    let width = base
        as CGFloat
    let isNew = list.first { $0.isNew }
        ?? other
    let chained = view
        .padding()
        #if DEBUG
        .border()
        #elseif os(iOS)
        .frame { $0 }
        #endif
        .shadow()
    let value = condition
        ? first
        : second
    call
    (a)
    list
    [0]
    call()
    { $0 }
    show() { a } completion: { b } then: { c }
    open(url)
    final
    get = 1
    async let a = load(), b = load()
    let assigned = if isNew { 1 } else { 2 }
    let switched = switch value { case 1: "a" default: "b" }
    return
        value
    return; show()
    throw
        Failure()
    label: for (index, item) in list.enumerated() where item.isNew { continue label }
    outer: while let next = iterator.next(), next.count > 0 { break outer }
    repeat { show() } while list.contains { $0 }
    repeat (each item).show()
    do { try show() } catch let error as Failure where error.isNew { show() } catch .a, .b(let c) { } catch { throw error }
    do throws(Failure) { try show() }
    defer { show() }
    guard let self, let user = user as? User, case .loaded(let state) = state, list.allSatisfy({ $0 }) else { return }
    guard case let (a?, b) = pair else { return }
    if let user, user.names.contains { $0.isEmpty } { show() }
    if list.isEmpty { show() } else if case .a = b, { true }() { show() } else { show() }
    if #available(iOS 17, *), #unavailable(macOS 14) { show() }
    if a < b, c > d { show() }
    if case 1...3 = a, case is B = b { show() }
    for await case let item? in stream { show(item) }
    for try await item in stream { show(item) }
    for item in list { show(item) }
    while list.count < 3 { list.append(1) }
    switch state {
    case .loading: break
    case .loaded(let user, _) where user.isNew, .failed:
        show(user)
        fallthrough
    #if DEBUG
    case .next: log()
    #endif
    @unknown default:
        #if DEBUG
        log()
        #endif
        show()
    }
    switch (a, b) { case (1, let c) where c < 2: show(); default: break }
    button.onTap = { [weak self, unowned owner, value = f(a, b)] (a: Int, _) async throws -> Int in self?.close() }
    map { a, b in a + b }
    map { @MainActor in $0 }
    map { (a) in a }
    map { _ in }
    map { [self] in show() }
    map { (a, b) }
    let dictionary = [a: b, "c": { $0 }, .d: [:]]
    let array = [Int](repeating: 0, count: 3) + [[Int: String]]()
    let generic = Box<[Set<Int>]>(a) == Box<Int>.empty
    let metatype = Box<Int>.self as Any.Type
    let function = f as (Int) -> Void
    let cast = a is B ? c : d
    let unwrapped = try! await f() as! [B]
    let copied = copy value; let consumed = consume value
    let each = each + 1; let any = any
    let effect: (Int) async throws -> Void = { _ in }
    var local: Int { 1 }
    var local = f()
    { show() }()
    @Wrapper var wrapped = 1
    func nested() { func deeper() {} }
    class Local { var a = 1 }
    actor.run(); macro(a); actor = 1
    await Task { await self.run() }.value
    _ = { } as () -> Void
    (a, b) = (b, a)
    a = b = c
    self[0] = #file + #line.description
    unsafe show()
    #if DEBUG
    show()
    #else
    hide()
    #endif
}
@Test(arguments: list.filter { $0.isNew }) func tested(value: Int) { #expect(value == 1) }
#sourceLocation(file: "a.swift", line: 1)
#warning("a")
