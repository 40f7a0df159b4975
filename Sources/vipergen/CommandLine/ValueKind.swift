import VipergenGenerator

/// What the value of an option is, or a word that follows a command.
enum ValueKind {
    /// One of some words.
    case words([String])
    /// A template set, by its name or as a folder.
    case templateSet
    /// The name of a set that comes with the program.
    case builtInSet
    /// The path of a module that is there.
    case module
    /// A name, which may be that of a module that is there.
    case moduleName
    /// The path of a module that is to be.
    case newModule
    case folder
    /// A file, or what stands for one.
    case file(String)
    /// What nobody but the person knows.
    case text(String)

    /// What it is called in `--help`.
    var placeholder: String {
        switch self {
        case .words(let words): words.joined(separator: "|")
        case .templateSet: "NAME|DIR"
        case .builtInSet, .module, .moduleName, .newModule: "NAME"
        case .folder: "DIR"
        case .file(let name), .text(let name): name
        }
    }
}

extension Option {

    /// What its value is; nil for a flag.
    var value: ValueKind? {
        switch kind {
        case .flag: nil
        case .choice(let values, _): .words(values)
        case .text(.typeName, _, _), .list(.text(.typeName)): .moduleName
        case .text(let rule, _, _): .text(ListForm.text(rule).placeholder)
        case .list(let form): .text(form.placeholder)
        }
    }
}
