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

    /// - Parameter modules: at least one.
    package init(of modules: [SeenModule]) {
        let form = modules.compactMap(\.place?.form).mostFrequent ?? .standard
        let parents = modules.map { $0.place?.parent ?? Path.parent(ofItem: $0.folder) }
        output = Path.commonAncestor(of: parents)
        let ofForm = modules.compactMap(\.place).filter { $0.form == form }.map(\.parent)
        inner = ofForm.mostFrequent?.rest(below: output) ?? ""
        self.form = form
        indentation = modules.compactMap { module in
            let swift = module.files.filter { $0.key.isSwift }.sorted { $0.key < $1.key }
            return Indentation.step(of: swift.flatMap { Array($0.value.utf8).lines })
        }.mostFrequent.flatMap { IndentationUnit(text: String(decoding: $0.bytes, as: UTF8.self)) }
    }
}
