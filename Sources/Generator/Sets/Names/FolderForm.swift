/// Where the folder of a module is: a path with the module's name in it, or `.` for modules that share a folder.
///
///     form             module           folder
///     {{name}}         Account/Login    Account/Login
///     {{name}}Scene    Account/Login    Account/LoginScene
///     .                Account/Login    Account
package struct FolderForm: Sendable, Hashable {

    /// The placeholder for the module's name.
    package static let namePlace = "{{name}}"
    /// The form of a repository that does not configure one.
    package static let standard = FolderForm(text: namePlace)
    /// The form of modules whose files are side by side in one folder.
    package static let shared = FolderForm(text: ".")

    package let text: String
    /// What is before, between and after the places of the name: an empty text and `Scene` for `{{name}}Scene`.
    private let texts: [String]

    private init(text: String) {
        self.text = text
        texts = Array(text.utf8).split(by: Array(Self.namePlace.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// - Returns: nil for a text whose last part has not one place for the name, or that is no path of a folder.
    package init?(_ text: String) {
        let example = text.replacing(Self.namePlace, with: "Login")
        let places = text.lastPart.matches(of: /{{name}}/).count
        guard text == Self.shared.text || places == 1 && (try? Module("\(example)/Login")) != nil else { return nil }
        self.init(text: text)
    }

    /// The form that the folder of an existing module has, and the folder that new modules of it go into: `App` and
    /// `{{name}}Module/{{name}}` for `App/LoginModule/Login`.
    ///
    /// - Returns: nil if the folder's name does not have the module's in it, up to the end of a word: `Auth` is not in
    ///   `Authorization`.
    static func of(_ folder: String, named name: String) -> (form: FolderForm, parent: String)? {
        let parts = folder.pathParts
        guard let last = parts.last, let place = last.firstRange(of: name),
            last[place.upperBound...].first?.isLowercase != true
        else { return nil }
        let start = parts.firstIndex { $0.hasPrefix(name) || $0.hasSuffix(name) } ?? parts.count - 1
        let path = parts[start...].map { part in
            part.firstRange(of: name).map { part[..<$0.lowerBound] + namePlace + part[$0.upperBound...] } ?? part
        }
        guard let form = FolderForm(path.joined(separator: "/")) else { return nil }
        return (form, parts[..<start].joined(separator: "/"))
    }

    /// The folder of a new module.
    ///
    /// - Parameter parent: the folder that it is in.
    func folder(of name: ModuleName, in parent: String) -> String {
        self == .shared ? parent : Path.join(parent, texts.joined(separator: name.text))
    }

    /// The name of the module that a folder of this form belongs to: `Login` for `Account/LoginScene`.
    ///
    /// - Returns: nil if the folder does not have the form.
    package func name(ofFolder folder: String) -> ModuleName? {
        guard texts.count > 1 else { return nil }
        // The last part has one place for the name.
        let (last, before, after) = (folder.lastPart, texts[texts.count - 2].lastPart, texts[texts.count - 1])
        guard last.hasPrefix(before), last.hasSuffix(after) else { return nil }
        let name = String(last.dropFirst(before.count).dropLast(after.count))
        if text.hasSlash, !"/\(folder)".hasSuffix("/" + texts.joined(separator: name)) { return nil }
        return try? ModuleName(name)
    }

    /// The outermost folder that only this module has: `App/LoginModule` for `App/LoginModule/Login`.
    package func outermostFolder(of module: Module) -> String {
        guard name(ofFolder: module.folder) == module.name else { return module.folder }
        // In the form `Screens/{{name}}`, all modules have the folder `Screens`.
        let own = text.pathParts.drop { !$0.contains(Self.namePlace) }
        return module.folder.pathParts.dropLast(own.count - 1).joined(separator: "/")
    }

    /// A module as a person names it: its folder if that has this form, else with the name: `Pages=AddPage`.
    package func path(of module: Module) -> String {
        if name(ofFolder: module.folder) == module.name { return module.folder }
        return self == .shared ? module.path : "\(module.folder)=\(module.name.text)"
    }
}

extension Module {

    /// Reads the path of a new module, `Account/Login`, whose folder has a form; or `Account/Start=Login`, which says the
    /// folder.
    ///
    /// - Throws: a `usage` failure as `init(_:)` does.
    package init(_ text: String, in form: FolderForm) throws(Failure) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        if parts.count > 1 {
            let name = try ModuleName(parts[1])
            // The folder is checked as a path is.
            self.init(name, inFolder: Path.parent(ofItem: try Module("\(Path.withoutSlashes(parts[0]))/Login").folder))
        } else {
            let module = try Module(text)
            let parent = Path.parent(ofItem: module.folder)
            self.init(module.name, inFolder: form.folder(of: module.name, in: parent))
        }
    }
}
