import Foundation
import TestSupport

/// Unusual names, for modules and for values of lists.
struct StrangeNames {

    private var random: SplitMix
    private let declared: DeclaredNames

    /// - Parameter declared: the names that the set writes.
    init(seed: Int, _ declared: DeclaredNames) {
        (random, self.declared) = (SplitMix(seed: seed), declared)
    }

    /// A keyword, a type's name, a part of one, letters of any scripts, or another module's name with what the set adds
    /// to such a name.
    mutating func module(besides others: [String]) -> String {
        switch Int.random(in: 0...7, using: &random) {
        case 0: pick(Self.words).capitalized
        case 1: pick(Self.types)
        case 2: part(of: pick(Self.types))
        case 3: others.isEmpty ? "Login" : pick(others) + pick(declared.endings + declared.affixes.map(\.suffix))
        case 4: pick(declared.words).withCapital
        default: letters(capital: true)
        }
    }

    /// A keyword, letters of any scripts, a name that the set writes, or another label with what the set adds to one.
    mutating func label(besides others: [String]) -> String {
        switch Int.random(in: 0...3, using: &random) {
        case 0: return pick(Self.words)
        case 1: return letters(capital: Bool.random(using: &random))
        case 2: return pick(declared.words)
        default:
            guard !others.isEmpty, !declared.affixes.isEmpty else { return pick(declared.words) }
            let affix = pick(declared.affixes)
            return affix.prefix + pick(others) + affix.suffix
        }
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    /// Some elements; often also another one that begins with one of them.
    mutating func related(of elements: [String], atMost count: Int) -> [String] {
        let some = some(of: elements, atMost: count)
        let longer = some.first.map { one in elements.filter { $0.hasPrefix(one) && $0 != one } } ?? []
        return longer.isEmpty || isOn() ? some : some + [pick(longer)]
    }

    mutating func isOn() -> Bool { Bool.random(using: &random) }

    mutating func some<Element>(of elements: [Element], atMost count: Int) -> [Element] {
        guard !elements.isEmpty else { return [] }
        return (0..<Int.random(in: 0...count, using: &random)).map { _ in pick(elements) }
    }

    // MARK: - Letters -

    private mutating func letters(capital: Bool) -> String {
        let script = pick(Self.scripts)
        let other = Bool.random(using: &random) ? script : pick(Self.scripts)
        var text = String.UnicodeScalarView()
        for index in 0...Int.random(in: 0...5, using: &random) {
            guard let scalar = Unicode.Scalar(UInt32.random(in: index == 0 ? script : other, using: &random)) else {
                continue
            }
            text.append(scalar)
        }
        return capital ? String(text).capitalized : String(text)
    }

    /// Ranges with letters, and with marks and digits that belong to them; and some without.
    private static let scripts: [ClosedRange<UInt32>] = [
        0x41...0x5A, 0x61...0x7A, 0xAA...0x24F, 0x250...0x2FF, 0x300...0x36F, 0x370...0x3FF, 0x400...0x52F,
        0x531...0x58A,
        0x591...0x5F4, 0x610...0x6FF, 0x700...0x7FF, 0x900...0x97F, 0xE01...0xE5B, 0x10A0...0x10FF, 0x1100...0x11FF,
        0x1200...0x137F, 0x13A0...0x13FF, 0x1C80...0x1CBF, 0x1E00...0x1EFF, 0x1F00...0x1FFF, 0x2070...0x218F,
        0x2460...0x24FF, 0x2C00...0x2DFF, 0x3005...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA640...0xA7FF,
        0xAB70...0xABBF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFB00...0xFB4F, 0xFE20...0xFE2F, 0xFF10...0xFF5A,
        0x10330...0x1034A, 0x10400...0x1044F, 0x1D400...0x1D7FF, 0x1E900...0x1E95F, 0x1F600...0x1F64F,
        0x20000...0x2A6DF,
        0x30...0x39, 0x660...0x669,
    ]

    /// A type's name without its ending: a module with this name has a type with the whole name.
    private mutating func part(of type: String) -> String {
        let endings = ["ViewController", "Formatter", "View", "Component", "Builder", "Router", "Interface", "Mock"]
        guard let ending = endings.first(where: { type.hasSuffix($0) && type != $0 }) else { return type }
        return String(type.dropLast(ending.count))
    }

    // MARK: - Words -

    /// The words with a meaning in Swift code (The Swift Programming Language, "Keywords and Punctuation").
    private static let words = """
        actor any Any as associatedtype associativity async await borrowing break case catch class consume consuming
        continue convenience copy default defer deinit didSet discard distributed do dynamic each else enum extension
        fallthrough false fileprivate final for func get guard if import in indirect infix init inout internal is isolated
        lazy left let macro module mutating nil none nonisolated nonmutating open operator optional override package
        postfix precedence precedencegroup prefix private protocol Protocol public repeat required rethrows return right
        self Self sending set some static struct subscript super switch then throw throws true try Type typealias unowned
        unsafe var weak where while willSet yield _
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// The types of the stand-ins, of Swift, Foundation, XCTest and of the published frameworks.
    private static let types: [String] = {
        let known = """
            Actor Any AnyClass AnyHashable AnyObject Array ArraySlice AsyncSequence AsyncStream Bool CaseIterable Character
            Clock ClosedRange Codable Collection Comparable Data Date DateFormatter Decimal Decodable DefaultStringInterpolation
            Dictionary Double Duration Encodable Equatable Error Executor FileManager Float Hashable Hasher ID Identifiable
            IndexPath IndexSet Int Int8 InstantProtocol Iterator JSONDecoder JSONEncoder KeyPath Locale MainActor Measurement
            Mirror Never NSObject NSError NSString Notification NotificationCenter Optional Operation OperationQueue Progress
            ProcessInfo Range RawRepresentable Regex Result RunLoop Selector Sendable Sequence Set Slice StaticString String
            Substring Task TaskGroup Thread Timer TimeInterval TimeZone UInt URL URLRequest URLSession UUID UnicodeScalar
            UnsafePointer UserDefaults Void Zip2Sequence Calendar Bundle Character XCTest XCTestCase XCTestExpectation
            XCTAssertEqual Foundation Swift UIKit RxSwift RxCocoa RxRelay RIBs XCTVoid Testing App AppTests Base UI
            Maybe Event Infallible Completable PublishRelay ReplayRelay SchedulerType ObserverType ObservableType ObservableConvertibleType
            DispatchQueue DispatchTime Concurrency NavigationController Presenter Interactor Wireframe Formatter View Router Builder
            Component Dependency Listener Launch Working Worker Workflow Step Viewable Presentable Empty Module Login
            """.split(whereSeparator: \.isWhitespace).map(String.init)
        let declaration = /(?:class|struct|enum|protocol|actor|typealias) ([A-Z][A-Za-z]+)/
        let shim = (try? contents(of: Repository.fixtures.appending(path: "Shim"))) ?? [:]
        let declared = shim.values.flatMap { file in
            String(decoding: file, as: UTF8.self).matches(of: declaration).map { String($0.1) }
        }
        return known + Set(declared).sorted()
    }()
}

extension String {

    fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
