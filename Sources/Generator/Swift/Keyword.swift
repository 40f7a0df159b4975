/// A word of the language. Outside of its place, a contextual keyword is a name.
///
/// The raw values are in order: a reserved word stands before ``wildcard``.
enum Keyword: UInt8, Sendable, CaseIterable {

    /// Any other word.
    case none

    // Reserved
    case `Any`, `Self`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`
    case `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`
    case `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`
    case `protocol`, `public`, `repeat`, `rethrows`, `return`, `self`, `static`, `struct`, `subscript`, `super`
    case `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

    // Contextual
    case wildcard, actor, async, await, any, some, each, open, final, lazy, override, weak, unowned, mutating
    case nonmutating, convenience, required, optional, dynamic, indirect, prefix, postfix, infix, distributed, isolated
    case nonisolated, package, consuming, borrowing, reasync, sending, consume, copy, borrow, unsafe, discard, yield
    case then, get, set, willSet, didSet, readCoroutine, modifyCoroutine, unsafeAddress, unsafeMutableAddress, macro
    case mutate, legacyConsuming, legacyOwned, legacyShared, const, local, setterAccess

    /// How it is spelled in a source.
    var spelling: String {
        switch self {
        case .none: ""
        case .wildcard: "_"
        case .readCoroutine: "_read"
        case .modifyCoroutine: "_modify"
        case .legacyConsuming: "__consuming"
        case .legacyOwned: "__owned"
        case .legacyShared: "__shared"
        case .const: "_const"
        case .local: "_local"
        case .setterAccess: "__setter_access"
        default: "\(self)"
        }
    }

    var isReserved: Bool { self != .none && rawValue < Keyword.wildcard.rawValue }

    /// A word that has a value, such as `self`: an operand can end with it.
    var isValue: Bool {
        switch self {
        case .Any, .Self, .`self`, .super, .true, .false, .nil, .`init`: true
        default: false
        }
    }

    var isModifier: Bool {
        switch self {
        case .open, .final, .lazy, .override, .weak, .unowned, .mutating, .nonmutating, .convenience, .required,
            .optional,
            .dynamic, .indirect, .prefix, .postfix, .infix, .distributed, .isolated, .nonisolated, .package, .consuming,
            .borrowing, .reasync, .sending, .async, .rethrows, .public, .private, .fileprivate, .internal, .static,
            .legacyConsuming, .const, .local, .setterAccess:
            true
        default: false
        }
    }

    /// A modifier that parentheses may follow, as in `private(set)`.
    var takesDetail: Bool {
        switch self {
        case .public, .private, .fileprivate, .internal, .package, .unowned, .nonisolated, .setterAccess: true
        default: false
        }
    }

    var isEffect: Bool { self == .async || self == .throws || self == .rethrows || self == .reasync }
}
