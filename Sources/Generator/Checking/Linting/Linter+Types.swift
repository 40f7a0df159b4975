/// The names in the files that a combination writes.
struct NamesOfCombination {

    /// Combinations write many files in the same way: each text is read once.
    struct Reader {
        private var known: [[UInt8]: NamesInCode] = [:]

        mutating func names(in files: [RenderedFile]) -> NamesOfCombination {
            NamesOfCombination(
                files: files.filter(\.path.isSwift).map { file in
                    if let names = known[file.contents] { return (file, names) }
                    let names = NamesInCode(SwiftTree(file.contents))
                    known[file.contents] = names
                    return (file, names)
                }
            )
        }
    }

    /// The Swift files.
    let files: [(file: RenderedFile, names: NamesInCode)]
    let declared: DeclaredNames

    private init(files: [(file: RenderedFile, names: NamesInCode)]) {
        self.files = files
        declared = DeclaredNames(files.map(\.names))
    }
}

extension Linter {

    /// Types of the module's own that a combination uses and only others declare. A type that no combination declares
    /// may be the app's own, of generated code for example: that is a warning.
    func undeclaredTypes(
        _ all: [(names: NamesOfCombination, request: Request, options: String)]
    ) throws(Failure) -> [Diagnostic] {
        var known: Set<[String]> = []
        let declaresModule = all.contains { $0.names.declared.declaresType($0.request.module.name.text) }
        return try collecting(all) { names, request, options throws(Failure) in
            let missing = names.files.flatMap { file, inFile in
                inFile.uses.filter { occurrence in
                    let module = request.module.name.text
                    let isOther = occurrence.isCalled(like: module) && declaresModule
                    return (isOther || occurrence.isOwnType(of: module)) && !names.declared.declares(occurrence)
                        && known.insert([file.source, occurrence.use.name]).inserted
                }.map { (file, $0) }
            }
            return try collecting(missing) { file, occurrence throws(Failure) in
                let isDeclared = all.contains { $0.names.declared.declares(occurrence) }
                return try problem(with: occurrence, in: file, of: request, options: isDeclared ? options : nil)
            }
        }.flatMap(\.self)
    }

    /// - Parameter options: the options without which the type is declared; nil if it never is.
    private func problem(
        with occurrence: NamesInCode.Occurrence,
        in file: RenderedFile,
        of request: Request,
        options: String?
    ) throws(Failure) -> Diagnostic {
        let module = request.module.name.text
        let name = Manifest.namePlace + occurrence.use.name.dropFirst(module.count)
        let place = try place(ofOffset: occurrence.offset, in: file, of: request)
        if let options {
            let with = options.isEmpty ? "without options" : "with '\(options)'"
            let message = "'\(name)' is used here, and \(with) no template declares it"
            return Diagnostic(message, at: place, help: "declare it with these options, or use it with others only")
        }
        let help = "if the app's own code does not declare it, declare it in a template"
        return Diagnostic("no template declares '\(name)'", at: place, help: help, severity: .warning)
    }
}
