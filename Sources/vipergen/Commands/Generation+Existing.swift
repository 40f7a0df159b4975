import VipergenGenerator

/// A folder that is a module already.
extension Generation {

    /// The module that is in the folder of a new one; nil if there is none, or its options are unclear.
    private func existingModule(_ request: Request) throws(Failure) -> DetectedModule? {
        guard case .folder = try outputs.modules.look(request.module.folder) else { return nil }
        let others = try settings.library.readableSetsOfModules().sets.filter { $0.name != request.templateSet.name }
        let sets = ([request.templateSet] + others).map { ($0, [TemplateSet]()) }
        let found = try settings.existingModules(of: sets, request.project).detect(request.module)
        if case .made = found.finding { return found }
        return nil
    }

    /// The files that the options of an existing module have, and a note about the other options of the command line.
    ///
    /// - Parameter asked: the files that the options of the command line have.
    /// - Returns: nil if there is no such module of the set, or its files fit these options as well.
    func keeping(
        _ request: Request,
        insteadOf asked: [RenderedFile]
    ) throws(Failure) -> (files: [RenderedFile], notes: [Diagnostic])? {
        guard let existing = try existingModule(request), existing.today.name == request.templateSet.name else {
            return nil
        }
        let files = try request.with(existing.provenance.values).render()
        guard existing.differingLineCount(of: files) < existing.differingLineCount(of: asked) else { return nil }
        let changed = changes(of: existing)
        let notes = changed.isEmpty ? [] : [description(of: existing, changed, severity: .note)]
        return (files, notes)
    }

    /// What is to be said about a folder that is a module already: its set, its options, and the command that changes them.
    ///
    /// - Parameter asked: the files that the options of the command line have.
    /// - Returns: nil if there is no such module, or it is what the command line asks for.
    func owner(of request: Request, asked: [RenderedFile]) throws(Failure) -> Diagnostic? {
        // A run that writes stops at the files in the way.
        let severity: Diagnostic.Severity = arguments.isWriting ? .error : .note
        guard let existing = try existingModule(request) else { return nil }
        if existing.today.name != request.templateSet.name { return description(of: existing, nil, severity: severity) }
        let addsTests = arguments.tests == true && !existing.provenance.hasTests
        let changed = changes(of: existing) + (addsTests ? ["--\(GeneralOption.tests.rawValue)"] : [])
        // Without an option on the command line, those of the configuration or the defaults are other ones.
        if changed.isEmpty, try request.with(existing.provenance.values).render() == asked { return nil }
        return description(of: existing, changed, severity: severity)
    }

    /// The module of another set that is in the folder of a new one.
    func moduleOfOtherSet(_ request: Request) throws(Failure) -> DetectedModule? {
        try existingModule(request).flatMap { $0.today.name == request.templateSet.name ? nil : $0 }
    }

    /// - Parameter changed: the words of the options that change; nil for a module of another set.
    func description(
        of existing: DetectedModule,
        _ changed: [String]?,
        severity: Diagnostic.Severity
    ) -> Diagnostic {
        let (folder, name) = (existing.module.folder, existing.today.name)
        let options = existing.today.commandLine(for: existing.provenance.values)
        let own = options.isEmpty ? "the default options" : quoted(options)
        let tests = existing.provenance.hasTests ? "" : ", without tests"
        let message = "'\(outputs.modules.shown(folder))' is a module of '\(name)' already, with \(own)\(tests)"
        let general = arguments.words(of: [.template, .output, .testsOutput, .xcodeproj])
        let update = ShellWords.joined([Program.name, Command.update.rawValue, folder] + (changed ?? []) + general)
        let remove = ShellWords.joined([Program.name, Command.remove.rawValue, folder])
        let with = changed?.isEmpty == true ? " with an option" : ""
        let help =
            changed == nil
            ? "choose another name, or delete it with '\(remove)'"
            : "'\(update)'\(with) changes it, and keeps your edits"
        return Diagnostic(message, help: help, severity: severity)
    }

    /// The words of the command line that give a module other values.
    private func changes(of existing: DetectedModule) -> [String] {
        existing.today.options.flatMap { option -> [String] in
            guard let given = arguments.values[option.name], let value = existing.provenance.values[option.name] else {
                return []
            }
            guard option.isList, !given.texts.isEmpty else { return given == value ? [] : given.words(of: option.name) }
            let new = given.texts.filter { !value.texts.contains($0) }
            return new.isEmpty ? [] : OptionValue.list(new).words(of: option.name)
        }
    }
}
