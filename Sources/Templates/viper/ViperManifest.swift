import VipergenGenerator

extension ViperTemplates {

    // With RxSwift a module's name is an enum's, which hides whatever else is called so in the whole app. Refused are all
    // types of RxSwift, and those of Swift, Foundation and UIKit that apps name: values, errors, protocols and services,
    // not what the parts of collections, pointers, literals, and units are called.
    static let manifest = SourceFile(
        "template.json",
        literal: #"""
            {
              "name": "viper",
              "description": "A VIPER module, as Infinum's Viper RxModule Guide has it",
              "base": "base",
              "options": [
                {"name": "rx", "type": "flag", "default": false, "help": "bind view and presenter with RxSwift"},
                {"name": "formatter", "type": "flag", "default": false, "help": "add a formatter, which turns models into what is shown"},
                {"name": "interactor", "type": "flag", "default": true, "help": "add an interactor, which does the work"},
                {
                  "name": "view",
                  "type": "choice",
                  "values": ["storyboard", "xib", "code", "swiftui"],
                  "default": "storyboard",
                  "help": "where the view comes from"
                },
                {
                  "name": "observation",
                  "type": "choice",
                  "values": ["observable", "object"],
                  "default": "observable",
                  "help": "how a SwiftUI view observes the presenter; @Observable needs iOS 17"
                },
                {
                  "name": "main-actor",
                  "type": "flag",
                  "default": false,
                  "help": "put the presenter on the main actor, as Swift 6 mode recommends"
                },
                {
                  "name": "action",
                  "type": "list",
                  "fields": [
                    {"name": "label", "is": "identifier", "unique": true},
                    {"name": "type", "types": ["Driver<>", "Signal<>", "Observable<>"]}
                  ],
                  "examples": ["email: Driver<String?>", "login: Signal<Void>"],
                  "help": "an RxSwift sequence from the view to the presenter"
                },
                {
                  "name": "event",
                  "type": "list",
                  "fields": [
                    {"name": "label", "is": "identifier", "unique": true},
                    {"name": "type", "types": ["Driver<>", "Signal<>", "Observable<>"]}
                  ],
                  "examples": ["isLoginEnabled: Driver<Bool>", "title: Driver<String>"],
                  "help": "an RxSwift sequence from the presenter to the view"
                },
                {
                  "name": "request",
                  "type": "list",
                  "fields": [{"name": "label", "is": "identifier", "unique": true}, {"name": "type", "optional": true}],
                  "examples": ["loadTitle: String", "save"],
                  "help": "what the presenter asks the interactor for, and awaits"
                },
                {
                  "name": "route",
                  "type": "list",
                  "is": "typeName",
                  "examples": ["Home", "Register"],
                  "help": "a module that the wireframe navigates to"
                }
              ],
              "types": [
                "{{name}}PresenterInterface", "{{name}}ViewInterface", "{{name}}WireframeInterface",
                "{{name}}ViewMock", "{{name}}WireframeMock",
                {"names": ["{{name}}View"], "when": "view.swiftui"},
                {"names": ["{{name}}FormatterInterface", "{{name}}FormatterMock"], "when": "formatter"},
                {"names": ["{{name}}InteractorInterface", "{{name}}InteractorMock"], "when": "interactor"},
                {"names": ["{{name}}"], "when": "rx"},
                {"names": ["{{name}}Actions"], "when": "action"},
                {"names": ["{{name}}Events"], "when": "event"}
              ],
              "members": [
                {"in": "the presenter", "names": ["view", "formatter", "interactor", "wireframe"]},
                {"in": "the presenter", "names": ["Task"], "because": "the presenter starts a 'Task'"},
                {
                  "in": "the presenter",
                  "names": ["objectWillChange"],
                  "because": "SwiftUI observes a property of this name"
                },
                {
                  "in": "the presenter",
                  "for": "request",
                  "names": ["{{label}}", "{{label}}Task", "{{label}}Result", "_{{label}}Result"]
                },
                {"in": "the view", "names": ["result"], "because": "the view shows a 'result' under the request's name"},
                {"in": "the view", "for": "request", "names": ["{{label}}"]},
                {"in": "the interactor", "names": ["fatalError"], "because": "the interactor calls 'fatalError'"},
                {"in": "the interactor", "for": "request", "names": ["{{label}}", "{{label}}Answer"]},
                {"in": "the wireframe", "for": "route", "names": ["navigateTo{{route}}", "navigateTo{{route}}CallCount"]},
                {"in": "the app", "names": ["BaseWireframe"]},
                {"in": "the app", "for": "route", "names": ["{{route}}Wireframe"]}
              ],
              "forbids": [
                {"options": ["no-rx", "action"], "because": "an action is an RxSwift sequence"},
                {"options": ["no-rx", "event"], "because": "an event is an RxSwift sequence"},
                {"options": ["rx", "request"], "because": "with RxSwift, an interactor answers with sequences"},
                {"options": ["no-interactor", "request"], "because": "the interactor answers requests"},
                {"options": ["rx", "view.swiftui"], "because": "a SwiftUI view observes its presenter, and binds no sequences"},
                {
                  "options": ["main-actor", "view.swiftui", "observation.observable"],
                  "because": "an observable presenter is on the main actor already"
                },
                {"options": ["observation.object", "view.storyboard"], "because": "only a SwiftUI view observes its presenter"},
                {"options": ["observation.object", "view.xib"], "because": "only a SwiftUI view observes its presenter"},
                {"options": ["observation.object", "view.code"], "because": "only a SwiftUI view observes its presenter"}
              ],
              "reserved": [
                {"names": ["UI"], "because": "its view controller would be called UIViewController"},
                {"names": ["Base"], "because": "the base files have a class BaseWireframe"},
                {
                  "names": [
                    "UIActivity", "UICollection", "UIColorPicker", "UIDocumentBrowser", "UIDocumentPicker",
                    "UIFontPicker", "UIInput", "UIPage", "UIReferenceLibrary", "UISplit", "UITable"
                  ],
                  "because": "its view controller would have the name of one of UIKit's"
                },
                {
                  "names": [
                    "ContentUnavailable", "Empty", "Equatable", "Navigation", "NavigationSplit", "Progress",
                    "Scroll", "Subscription", "Tab", "Timeline", "Tuple"
                  ],
                  "when": "view.swiftui",
                  "because": "its view would have the name of one of SwiftUI's"
                },
                {
                  "names": [
                    "ByteCount", "Date", "DateComponents", "DateInterval", "Energy", "ISO8601Date", "Length",
                    "List", "Mass", "Measurement", "Number", "PersonNameComponents", "RelativeDateTime"
                  ],
                  "when": "formatter",
                  "because": "its formatter would have the name of one of Foundation's"
                },
                {
                  "names": [
                    "Actor", "AnyActor", "AnyClass", "AnyHashable", "AnyKeyPath", "AnyObject", "AnySequence", "Array",
                    "ArraySlice", "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "BinaryInteger", "Bool",
                    "CancellationError", "CaseIterable", "Character", "CheckedContinuation", "Clock", "ClosedRange",
                    "Codable", "CodingKey", "Collection", "CommandLine", "Comparable", "ContiguousArray",
                    "ContinuousClock", "CustomStringConvertible", "Decodable", "Decoder", "DecodingError",
                    "Dictionary", "Double", "Duration", "Encodable", "Encoder", "EncodingError", "Equatable", "Error",
                    "Executor", "Float", "FloatingPoint", "GlobalActor", "Hashable", "Hasher", "Identifiable",
                    "InlineArray", "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "KeyPath", "KeyValuePairs",
                    "MainActor", "MemoryLayout", "Mirror", "Never", "Numeric", "ObjectIdentifier", "Optional",
                    "OptionSet", "Range", "RawRepresentable", "Regex", "Result", "Sendable", "Sequence", "Set",
                    "SetAlgebra", "SignedInteger", "SignedNumeric", "Slice", "Span", "StaticString", "Strideable",
                    "String", "StringProtocol", "Substring", "SuspendingClock", "Swift", "Task", "TaskGroup",
                    "TaskLocal", "TaskPriority", "ThrowingTaskGroup", "UInt", "UInt128", "UInt16", "UInt32", "UInt64",
                    "UInt8", "Unicode", "Unmanaged", "UnsignedInteger", "Void", "WritableKeyPath"
                  ],
                  "when": "rx",
                  "because": "its namespace would hide what Swift calls so"
                },
                {
                  "names": [
                    "AttributeContainer", "AttributedString", "BlockOperation", "Bundle", "Calendar", "CGFloat",
                    "CGPoint", "CGRect", "CGSize", "CharacterSet", "CocoaError", "ComparisonResult", "Data", "Date",
                    "DateComponents", "DateFormatter", "DateInterval", "Decimal", "Dimension", "DispatchQueue",
                    "Expression", "FileHandle", "FileManager", "FormatStyle", "Formatter", "Foundation", "Host",
                    "HTTPCookie", "HTTPURLResponse", "IndexPath", "IndexSet", "InputStream", "JSONDecoder",
                    "JSONEncoder", "JSONSerialization", "Locale", "LocalizedError", "Measurement", "Notification",
                    "NotificationCenter", "NSObject", "NumberFormatter", "Operation", "OperationQueue",
                    "OutputStream", "PersonNameComponents", "Pipe", "Port", "Predicate", "Process", "ProcessInfo",
                    "Progress", "PropertyListDecoder", "PropertyListEncoder", "RunLoop", "Scanner", "SortComparator",
                    "SortDescriptor", "SortOrder", "Stream", "Test", "Testing", "Thread", "TimeInterval",
                    "Timer", "TimeZone", "UndoManager", "Unit", "URL", "URLCache", "URLComponents", "URLCredential", "URLError",
                    "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UserDefaults", "UUID", "XCTest",
                    "XCTestCase"
                  ],
                  "when": "rx",
                  "because": "its namespace would hide what Foundation, XCTest or Swift Testing calls so"
                },
                {
                  "names": [
                    "NSLayoutConstraint", "ShowDetailTargetDidChangeMessage", "Transition", "UIActivityIndicatorView",
                    "UIAlertAction", "UIAlertController", "UIKit", "UINavigationController", "UIStoryboard",
                    "UIView", "UIViewController"
                  ],
                  "when": "rx",
                  "because": "its namespace would hide, or be hidden by, what UIKit calls so"
                },
                {
                  "names": [
                    "AnyView", "Bindable", "Binding", "Button", "Combine", "ContentUnavailableView", "Label",
                    "NavigationPath", "NavigationStack", "ObservableObject", "Observation", "ObservationIgnored",
                    "ObservedObject", "ProgressView", "Published", "State", "SwiftUI", "Text", "UIHostingController",
                    "VStack", "View"
                  ],
                  "when": "rx",
                  "because": "its namespace would hide what SwiftUI calls so"
                },
                {
                  "names": [
                    "BaseWireframe", "FormatterInterface", "InteractorInterface", "LazyHostingViewController",
                    "PresenterInterface", "ProgressHUD", "ViewInterface", "WireframeInterface"
                  ],
                  "when": "rx",
                  "because": "its namespace would hide a type of the base files"
                },
                {
                  "names": [
                    "AnyObserver", "AsyncSubject", "BehaviorRelay", "BehaviorSubject", "Binder", "BooleanDisposable",
                    "Cancelable", "Completable", "CompletableEvent", "CompletableTrait", "CompositeDisposable",
                    "ConcurrentDispatchQueueScheduler", "ConcurrentMainScheduler", "ConnectableObservable",
                    "ControlEvent", "ControlEventType", "ControlProperty", "ControlPropertyType",
                    "CurrentThreadScheduler", "DelegateProxy", "DelegateProxyType", "Disposable", "Disposables",
                    "DisposeBag", "DisposeBase", "Driver", "DriverSharingStrategy", "Event", "GroupedObservable",
                    "HistoricalScheduler", "ImmediateSchedulerType", "Infallible", "InfallibleType", "MainScheduler",
                    "Maybe", "MaybeEvent", "MaybeTrait", "Observable", "ObservableConvertibleType", "ObservableType",
                    "ObserverType", "OperationQueueScheduler", "PrimitiveSequence", "PrimitiveSequenceType",
                    "PublishRelay", "PublishSubject", "Reactive", "ReactiveBase", "ReactiveCompatible",
                    "RefCountDisposable", "ReplayRelay", "ReplaySubject", "RxCocoa", "RxCocoaError", "RxError",
                    "RxRelay", "RxSwift", "RxTimeInterval", "ScheduledDisposable", "SchedulerType",
                    "SerialDispatchQueueScheduler", "SerialDisposable", "SharedSequence",
                    "SharedSequenceConvertibleType", "SharingScheduler", "SharingStrategyProtocol", "Signal",
                    "SignalSharingStrategy", "Single", "SingleAssignmentDisposable", "SingleEvent", "SingleTrait",
                    "SubjectLifetimeScope", "SubjectType", "VirtualTimeScheduler"
                  ],
                  "when": "rx",
                  "because": "its namespace would hide what RxSwift calls so"
                }
              ]
            }
            """#
    )
}
