import VipergenGenerator
import VipergenTemplates

/// The kind of an option's value, or of a word that follows a command.
enum ValueKind {
    /// One of some words.
    case words([String])
    /// A template set, by its name or as a folder.
    case templateSet
    /// The path of an existing module.
    case module
    /// A name, which may be that of an existing module.
    case moduleName
    /// The path of a new module.
    case newModule
    case folder
    /// A number from 1.
    case count
    /// A file; the text is its placeholder.
    case file(String)
    /// Anything else; the text is its placeholder.
    case text(String)

    static let builtInSet = words(BuiltInSets.all.keys.sorted())
    static let color = words(ColorChoice.allCases.map(\.rawValue))
    static let mode = words(LanguageMode.allCases.map(\.rawValue))
    static let shell = words(Shell.allCases.map(\.rawValue))

    /// Its name in `--help`.
    var placeholder: String {
        switch self {
        case .words(let words): words.joined(separator: "|")
        case .templateSet: "NAME|DIR"
        case .module, .moduleName, .newModule: "NAME"
        case .folder: "DIR"
        case .count: "N"
        case .file(let name), .text(let name): name
        }
    }
}

extension ValueKind {

    /// Whether a value of this kind is a path of a file or folder.
    func isPath(_ value: String) -> Bool {
        switch self {
        case .folder, .file: true
        case .templateSet: value.hasSlash
        default: false
        }
    }
}

extension Option {

    /// The kind of its value; nil for a flag.
    var value: ValueKind? {
        if namesModules { return .moduleName }
        return switch kind {
        case .flag: nil
        case .choice(let values, _): .words(values)
        case .text(let rule, _, _): .text(ListForm.text(rule).placeholder)
        case .list(let form): .text(form.placeholder)
        }
    }
}
