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

    /// `_`
    case wildcard
    // Contextual
    case actor, async, await, any, some, each, open, final, lazy, override, weak, unowned, mutating, nonmutating
    case convenience, required, optional, dynamic, indirect, prefix, postfix, infix, distributed, isolated, nonisolated
    case package, consuming, borrowing, reasync, sending, consume, copy, borrow, unsafe, discard, yield, then, get, set
    case willSet, didSet, unsafeAddress, unsafeMutableAddress, macro, mutate, _read, _modify, _const, _local
    case legacyConsuming, legacyOwned, legacyShared

    var isReserved: Bool { self != .none && rawValue < Keyword.wildcard.rawValue }

    /// A word that has a value, such as `self`: an operand can end with it.
    var isValue: Bool { Keyword.values.contains(self) }

    private static let values: Set<Keyword> = [.Any, .Self, .`self`, .super, .true, .false, .nil, .`init`]

    var isModifier: Bool { Keyword.modifiers.contains(self) }

    private static let modifiers: Set<Keyword> = [
        .open, .final, .lazy, .override, .weak, .unowned, .mutating, .nonmutating, .convenience, .required, .optional,
        .dynamic, .indirect, .prefix, .postfix, .infix, .distributed, .isolated, .nonisolated, .package, .consuming,
        .borrowing, .reasync, .sending, .async, .rethrows, .public, .private, .fileprivate, .internal, .static,
        .legacyConsuming, ._const, ._local,
    ]

    /// A modifier that parentheses may follow, as in `private(set)`.
    var takesDetail: Bool { Keyword.modifiersWithDetail.contains(self) }

    private static let modifiersWithDetail: Set<Keyword> = [
        .public, .private, .fileprivate, .internal, .package, .unowned, .nonisolated,
    ]

    var isEffect: Bool { self == .async || self == .throws || self == .rethrows || self == .reasync }

    /// What it declares; nil for any other word.
    var declaration: SwiftTree.Node.Kind? { Keyword.declarations[self] }

    private static let declarations: [Keyword: SwiftTree.Node.Kind] = [
        .import: .import, .class: .class, .struct: .struct, .enum: .enum, .actor: .actor, .protocol: .protocol,
        .extension: .extension, .func: .function, .`init`: .initializer, .deinit: .deinitializer,
        .subscript: .subscript, .macro: .macro, .var: .variable, .let: .variable, .case: .enumCase,
        .typealias: .typealias, .associatedtype: .associatedType, .operator: .operator,
        .precedencegroup: .precedenceGroup,
    ]

    // MARK: - Spelling -

    var spelling: String {
        switch self {
        case .wildcard: "_"
        case .legacyConsuming: "__consuming"
        case .legacyOwned: "__owned"
        case .legacyShared: "__shared"
        default: "\(self)"
        }
    }

    private static let spellings = Dictionary(uniqueKeysWithValues: allCases.dropFirst().map { ($0.spelling, $0) })

    /// The keyword that is spelled by some bytes.
    init(_ word: ArraySlice<UInt8>) {
        self = Keyword.spellings[String(decoding: word, as: UTF8.self)] ?? .none
    }
}
