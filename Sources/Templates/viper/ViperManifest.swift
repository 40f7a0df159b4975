import VipergenGenerator

extension ViperTemplates {

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
                  "values": ["storyboard", "xib", "code"],
                  "default": "storyboard",
                  "help": "where the view comes from"
                },
                {
                  "name": "main-actor",
                  "type": "flag",
                  "default": false,
                  "help": "declare the presenter on the main actor, which the Swift 6 mode asks for as it grows"
                },
                {
                  "name": "action",
                  "type": "list",
                  "fields": [{"name": "label", "is": "identifier", "unique": true}, {"name": "type"}],
                  "examples": ["email: Driver<String?>", "login: Signal<Void>"],
                  "help": "what the view tells the presenter, as a sequence of RxSwift"
                },
                {
                  "name": "event",
                  "type": "list",
                  "fields": [{"name": "label", "is": "identifier", "unique": true}, {"name": "type"}],
                  "examples": ["isLoginEnabled: Driver<Bool>", "title: Driver<String>"],
                  "help": "what the presenter tells the view, as a sequence of RxSwift"
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
                {"names": ["{{name}}FormatterInterface", "{{name}}FormatterMock"], "when": "formatter"},
                {"names": ["{{name}}InteractorInterface", "{{name}}InteractorMock"], "when": "interactor"},
                {"names": ["{{name}}"], "when": "rx"},
                {"names": ["{{name}}Actions"], "when": "action"},
                {"names": ["{{name}}Events"], "when": "event"}
              ],
              "forbids": [
                {"options": ["no-rx", "action"], "because": "an action is a sequence of RxSwift"},
                {"options": ["no-rx", "event"], "because": "an event is a sequence of RxSwift"}
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
                    "ByteCount", "Date", "DateComponents", "DateInterval", "Energy", "ISO8601Date", "Length",
                    "List", "Mass", "Measurement", "Number", "PersonNameComponents", "RelativeDateTime"
                  ],
                  "when": "formatter",
                  "because": "its formatter would have the name of one of Foundation's"
                },
                {
                  "names": [
                    "AnyObject", "Array", "Bool", "Data", "Date", "Error", "Int", "MainActor", "Optional",
                    "Result", "String", "Task", "URL", "Void", "Foundation", "Swift", "XCTest", "XCTestCase"
                  ],
                  "when": "rx",
                  "because": "its namespace would hide what Swift, Foundation or XCTest call so"
                },
                {
                  "names": [
                    "ShowDetailTargetDidChangeMessage", "Transition", "UIActivityIndicatorView",
                    "UIAlertAction", "UIAlertController", "UIKit", "UINavigationController", "UIStoryboard",
                    "UIView", "UIViewController"
                  ],
                  "when": "rx",
                  "because": "its namespace would hide, or be hidden by, what UIKit calls so"
                },
                {
                  "names": [
                    "BaseWireframe", "FormatterInterface", "InteractorInterface", "PresenterInterface",
                    "ProgressHUD", "ViewInterface", "WireframeInterface"
                  ],
                  "when": "rx",
                  "because": "its namespace would hide a type of the base files"
                },
                {
                  "names": [
                    "BehaviorRelay", "BehaviorSubject", "Binder", "Completable", "CompositeDisposable",
                    "ControlEvent", "ControlProperty", "Disposable", "Disposables", "DisposeBag", "Driver",
                    "MainScheduler", "Observable", "PublishRelay", "PublishSubject", "Reactive",
                    "ReactiveBase", "ReplaySubject", "RxCocoa", "RxRelay", "RxSwift", "SharedSequence",
                    "Signal", "Single"
                  ],
                  "when": "rx",
                  "because": "its namespace would hide what RxSwift calls so"
                }
              ]
            }
            """#
    )
}
