/// A file that a request asks for, in memory.
public struct RenderedFile: Sendable, Equatable {

    /// Which folder a file goes into: that of the modules, or that of their tests.
    public enum Purpose: Sendable {
        case module
        case tests
    }

    /// Relative to the output folder, with `/` between folders: `Login/LoginPresenter.swift`.
    public let path: String
    public let contents: [UInt8]
    public let purpose: Purpose

    public init(path: String, contents: [UInt8], purpose: Purpose = .module) {
        self.path = path
        self.contents = contents
        self.purpose = purpose
    }
}

/// A file with what it comes from.
typealias RenderedOutput = (output: TemplateSet.Output, file: RenderedFile)

extension Request {

    /// Renders every file of the module, in the order of their paths. A file that would hold nothing but white space is
    /// left out.
    ///
    /// - Throws: a `data` failure for templates that cannot be rendered with these values or give an impossible path.
    public func render() throws(Failure) -> [RenderedFile] {
        try renderOutputs().map(\.file)
    }

    /// The same files, each with what it comes from.
    func renderOutputs() throws(Failure) -> [RenderedOutput] {
        let (files, problems) = renderAll()
        if !problems.isEmpty { throw Failure(all: problems) }
        return files
    }

    /// Renders what can be rendered.
    ///
    /// - Returns: the files in the order of their paths, and why the others could not be.
    func renderAll() -> (files: [RenderedOutput], problems: [Failure]) {
        var files: [RenderedOutput] = []
        var problems: [Failure] = []
        var variables = variables
        let outputs = templateSet.outputs
        var names: [(index: Int, name: String)] = []
        let folder = module.folder + "/"
        func attempt(_ body: () throws(Failure) -> Void) {
            do { try body() } catch { problems.append(error) }
        }
        for index in outputs.indices where selection.includesTests || outputs[index].purpose == .module {
            attempt { () throws(Failure) in names.append((index, try path(of: outputs[index], variables))) }
        }
        for (index, name) in names {
            attempt { () throws(Failure) in
                try check(name, of: outputs[index])
                let file = try render(outputs[index], at: folder + name, &variables)
                if let file { files.append((outputs[index], file)) }
            }
        }
        files.sort { $0.file.path < $1.file.path }
        let collisions = Self.collisions(files)
        if !collisions.isEmpty { problems.append(Failure(.data, collisions)) }
        return (files, problems)
    }

    /// All variables, those of a file empty.
    var variables: [String: Value] {
        var variables = selection.variables(of: module)
        if selection.usesFiles { Variables.set("", in: &variables) }
        return variables
    }

    /// The files that are where another one is, or where another one's folder is. Tests may go into the modules'
    /// folder.
    private static func collisions(_ files: [RenderedOutput]) -> [Diagnostic] {
        if areDistinct(files.map(\.file.path)) { return [] }
        let allPaths = files.map(\.file.path.folded)
        var problems: [Diagnostic] = []
        // Each with the template that it comes from.
        var paths: [String: String] = [:]
        var folders: [String: String] = [:]
        for ((output, file), path) in zip(files, allPaths) {
            let name = output.path.source.name
            let slashes = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
            let parents = slashes.map { String(path[..<$0]) }
            if let other = folders[path] ?? paths[path] ?? parents.lazy.compactMap({ paths[$0] }).first {
                // Whichever of the two comes first with other options, it is one mistake.
                let place = Diagnostic.Place(file: max(name, other))
                let message = "'\(min(name, other))' writes to the path of this template's file too"
                let help = "give one of them another name, or a condition; one of the paths is '\(file.path)'"
                problems.append(Diagnostic(message, at: place, help: help))
            }
            paths[path] = name
            for parent in parents { folders[parent] = name }
        }
        return problems
    }

    /// Whether the paths are those of different files on any disk, as far as a quick look tells: nearly every module has a
    /// few, all equally deep, so that none is where another's folder is.
    private static func areDistinct(_ paths: [String]) -> Bool {
        guard paths.count <= 32, paths.allSatisfy(\.isASCII) else { return false }
        let depths = paths.map(\.slashCount)
        return depths.allSatisfy { $0 == depths[0] }
            && paths.enumerated().allSatisfy { index, path in
                !paths[..<index].contains { $0.utf8.count == path.utf8.count && $0.mayFold(like: path) }
            }
    }

    /// The folders that files of the module may be in, whatever the options, relative to the output folder.
    public func folders(for purpose: RenderedFile.Purpose) throws(Failure) -> Set<String> {
        var folders: Set<String> = [module.folder]
        for name in try paths(of: templateSet.outputs.filter { $0.purpose == purpose }) {
            let parts = name.split(separator: "/").dropLast().map(String.init)
            folders.insert(([module.folder] + parts).joined(separator: "/"))
        }
        return folders
    }

    /// The paths of the module's files within its folder, whatever the options.
    package func paths() throws(Failure) -> [String] {
        try paths(of: templateSet.outputs.filter { $0.purpose == .module })
    }

    /// The paths of the outputs' files within the module's folder, whatever the options.
    func paths(of outputs: [TemplateSet.Output]) throws(Failure) -> [String] {
        let variables = variables
        return try collecting(outputs) { output throws(Failure) in try path(of: output, variables) }
    }

    /// - Parameter variables: those of a file, of which a path can have none, are empty.
    private func path(of output: TemplateSet.Output, _ variables: [String: Value]) throws(Failure) -> String {
        String(decoding: try render(output.path, .none, variables), as: UTF8.self)
    }

    /// - Parameter variables: those of a file are changed.
    private func render(
        _ output: TemplateSet.Output,
        at path: String,
        _ variables: inout [String: Value]
    ) throws(Failure) -> RenderedFile? {
        switch output.contents {
        case .copy(let bytes): return RenderedFile(path: path, contents: bytes, purpose: output.purpose)
        case .template(let template):
            if selection.usesFiles { Variables.set(path, in: &variables) }
            let text = try render(template, Escaping(path: path), variables)
            if text.allSatisfy(isWhiteSpace) { return nil }
            return RenderedFile(path: path, contents: text, purpose: output.purpose)
        }
    }

    private func render(
        _ template: Template,
        _ escaping: Escaping,
        _ variables: [String: Value]
    ) throws(Failure) -> [UInt8] {
        try template.bytes(.map(variables), partials: templateSet.partials, escaping: escaping, requiresPartials: true)
    }

    private func isWhiteSpace(_ byte: UInt8) -> Bool {
        " \t\r\n".utf8.contains(byte)
    }

    private func check(_ path: String, of output: TemplateSet.Output) throws(Failure) {
        // Nearly every path is a name that needs no look into Unicode's tables.
        let isPlain = { (byte: UInt8) in UInt8(ascii: "0")...UInt8(ascii: "z") ~= byte || byte == UInt8(ascii: ".") }
        if 1...Module.longestName ~= path.utf8.count, !path.hasPrefix("."), path.withBytes({ $0.allSatisfy(isPlain) }) {
            return
        }
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Substring.init)
        let place = Diagnostic.Place(file: output.path.source.name)
        let isStrange = path.unicodeScalars.contains { !$0.isVisible }
        if isStrange || parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
            let help = "every folder in it, and the file, needs a name that can be seen"
            throw Failure(.data, "this template's file would be at \(quoted(path))", at: place, help: help)
        }
        if let long = parts.first(where: { $0.utf8.count > Module.longestName }) {
            let problem = "its file \(quoted(String(long))) would have a name of \(long.utf8.count) bytes"
            throw Failure(.usage, "\(quoted(module.name.text)) is too long: \(problem)", help: "choose a shorter name")
        }
    }
}
