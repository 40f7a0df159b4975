/// Where an app has its modules, and in which form: what a configuration says about them.
package struct ModulePlaces: Sendable {

    /// The innermost folder that all modules are in.
    package let output: String
    /// The folder within `output` that most modules are in; empty for `output` itself.
    package let inner: String
    /// The form that most modules' folders have.
    package let form: FolderForm
    /// The indentation that most modules have; nil if no file shows one.
    package let indentation: IndentationUnit?
    /// The project that most of the comments on top of files name; nil if none does.
    package let project: String?
    /// The company that most of the comments on top of files name; nil if none does.
    package let company: String?
    /// A name such as those of the modules: `ExampleScreen` if nearly all end in `Screen`.
    package let exampleName: String

    /// - Parameter modules: at least one.
    package init(of modules: [SeenModule]) {
        let form = modules.compactMap(\.place?.form).mostFrequent ?? .standard
        // For `Core/Modules/Core`, another form may fit, with a folder far above.
        let parents = modules.map { module in
            module.place.flatMap { $0.form == form ? $0.parent : nil } ?? Path.parent(ofItem: module.folder)
        }
        output = Path.commonAncestor(of: parents)
        let ofForm = modules.compactMap(\.place).filter { $0.form == form }.map(\.parent)
        inner = ofForm.mostFrequent?.rest(below: output) ?? ""
        self.form = form
        indentation = modules.compactMap { module in
            let swift = module.files.filter { $0.key.isSwift }.sorted { $0.key < $1.key }
            return Indentation.step(of: swift.flatMap { Array($0.value.utf8).lines })
        }.mostFrequent.flatMap { IndentationUnit(text: String(decoding: $0.bytes, as: UTF8.self)) }
        // Modules that are targets have project names of their own.
        project = Self.most(of: modules) { HeaderComment.project(in: $1, file: String($0.lastPart)) }
        company = Self.most(of: modules) { HeaderComment.company(in: $1) }
        let endings = modules.compactMap { Words(of: $0.name).words.dropFirst().last }
        let ending = endings.mostFrequent ?? ""
        let isCommon = Threshold.isCommon(endings.count { $0 == ending }, of: modules.count)
        exampleName = "Example" + (isCommon ? ending : "")
    }

    /// What most files with something have, by their paths and texts; nil if they differ.
    private static func most(of modules: [SeenModule], _ value: (String, String) -> String?) -> String? {
        let all = modules.flatMap { $0.files.sorted { $0.key < $1.key }.compactMap(value) }
        return all.mostFrequent.flatMap { most in
            Threshold.isMost(all.count { $0 == most }, of: all.count) ? most : nil
        }
    }
}
