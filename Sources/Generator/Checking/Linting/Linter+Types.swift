/// The types of the module's own that the files of a combination declare and use.
struct OwnTypes {

    struct Use {
        let name: String
        let file: RenderedFile
        let offset: Int
    }

    /// Combinations write many files in the same way: each text is read once.
    struct Reader {
        private var known: [[UInt8]: (declared: Set<String>, used: [(name: String, offset: Int)])] = [:]

        /// - Parameter module: the name of the module that was rendered.
        mutating func types(in files: [RenderedFile], of module: String) -> OwnTypes {
            var types = OwnTypes()
            for file in files where file.path.isSwift {
                let names = known[file.contents] ?? SwiftTree(file.contents).names(beginningWith: module)
                known[file.contents] = names
                types.declared.formUnion(names.declared)
                types.used += names.used.map { Use(name: $0.name, file: file, offset: $0.offset) }
            }
            return types
        }
    }

    private(set) var declared: Set<String> = []
    private(set) var used: [Use] = []
}

extension Linter {

    /// Types of the module's own that a combination uses and only others declare. A type that no combination declares
    /// may be the app's own, of generated code for example: that is a warning.
    func undeclaredTypes(_ all: [(types: OwnTypes, request: Request, options: String)]) throws(Failure) -> [Diagnostic]
    {
        let declared = all.reduce(into: Set()) { $0.formUnion($1.types.declared) }
        var known: Set<[String]> = []
        return try collecting(all) { types, request, options throws(Failure) in
            let missing = types.used.filter { use in
                !types.declared.contains(use.name) && known.insert([use.file.source, use.name]).inserted
            }
            return try collecting(missing) { use throws(Failure) in
                try problem(with: use, of: request, options: declared.contains(use.name) ? options : nil)
            }
        }.flatMap(\.self)
    }

    /// - Parameter options: the options without which the type is declared; nil if it never is.
    private func problem(
        with use: OwnTypes.Use,
        of request: Request,
        options: String?
    ) throws(Failure) -> Diagnostic {
        let module = request.module.name.text
        let name = Manifest.namePlace + use.name.dropFirst(module.count)
        let contents = use.file.contents
        let start = contents[..<use.offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = 1 + contents[..<use.offset].count { $0 == UInt8(ascii: "\n") }
        let sourceMap = try request.sourceMap(ofFileAt: use.file.path)
        let place =
            sourceMap?.place(line: line, column: use.offset - start + 1, in: contents)
            ?? Diagnostic.Place(file: use.file.source, line: line)
        if let options {
            let with = options.isEmpty ? "without options" : "with '\(options)'"
            let message = "'\(name)' is used here, and \(with) no template declares it"
            return Diagnostic(message, at: place, help: "declare it with these options, or use it with others only")
        }
        let help = "if the app's own code does not declare it, declare it in a template"
        return Diagnostic("no template declares '\(name)'", at: place, help: help, severity: .warning)
    }
}

extension SwiftTree {

    /// The names that begin with a word and a capital, each once: those that are declared, and those that are used and
    /// are no members of something.
    fileprivate func names(beginningWith start: String) -> (declared: Set<String>, used: [(name: String, offset: Int)])
    {
        // What is not read may declare anything.
        guard !isBroken else { return ([], []) }
        func isOwn(_ name: String) -> Bool {
            name.hasPrefix(start) && name.dropFirst(start.count).first?.isUppercase == true
        }
        var declared: Set<String> = []
        var imports: [Range<Int>] = []
        for (index, node) in nodes.enumerated() {
            if node.kind == .import { imports.append(node.tokens) }
            let isParameter =
                node.kind == .element && [.parameters, .genericParameters].contains(nodes[node.parent].kind)
            guard node.kind.isDeclaration || isParameter || node.kind == .binding || node.kind == .enumElement,
                ![.extension, .import, .macroExpansion].contains(node.kind)
            else { continue }
            let name = name(of: index)
            if isOwn(name) { declared.insert(name) }
        }
        var used: [String: Int] = [:]
        for index in tokens.indices where tokens[index].kind == .word {
            let isMember = index > 0 && tokens[index - 1].kind == .dot
            let name = isMember ? "" : text(of: tokens[index])
            guard isOwn(name), used[name] == nil, !imports.contains(where: { $0.contains(index) }) else { continue }
            used[name] = tokens[index].range.lowerBound
        }
        return (declared, used.map { ($0.key, $0.value) }.sorted { $0.1 < $1.1 })
    }
}
