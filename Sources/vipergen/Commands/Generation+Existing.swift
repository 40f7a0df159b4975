import VipergenGenerator

/// A folder that is a module already.
extension Generation {

    /// Adds a note about the module that is in the folder of a plan already: its set, its options, and the command that
    /// changes them. If existing files are skipped, the plan has no files that the module's own options do not have.
    func adapt(_ plan: inout ModulePlan, of module: NamesInApp.RenderedModule) throws(Failure) {
        let states = Set(plan.files.map(\.state))
        // In a check of many modules, most may differ, and to detect their options takes time.
        let isWanted = arguments.isWriting || modules.count == 1 || !states.contains(.conflict)
        guard isWanted, states.contains(where: { $0 != .unchanged }),
            let existing = try existingModule(module.request)
        else { return }
        // A run that writes stops at the files in the way.
        let severity: Diagnostic.Severity = arguments.isWriting && states.contains(.conflict) ? .error : .note
        var changed: [String]?
        if existing.today.name != module.request.templateSet.name {
            // Two sets may write into one folder.
            guard states.contains(.conflict) || states.contains(.create) else { return }
        } else if states.contains(.conflict) {
            let addsTests = arguments.tests == true && !existing.provenance.hasTests
            changed = changes(of: existing) + (addsTests ? ["--\(GeneralOption.tests.rawValue)"] : [])
            // Without an option on the command line, those of the configuration or the defaults are other ones.
            if changed == [], try files(of: existing, module) == module.files { return }
        } else if arguments.skipExisting {
            let own = try files(of: existing, module)
            guard existing.differingLineCount(of: own) < existing.differingLineCount(of: module.files) else { return }
            plan = try ModulePlan(plan.folder, own, in: outputs, policy: .skip)
            changed = changes(of: existing)
            if changed == [] { return }
        } else {
            return
        }
        let owner = description(of: existing, changed, severity: severity)
        if severity == .error { plan.owner = owner } else { plan.notes = [owner] }
    }

    /// The module that is in the folder of a new one; nil if there is none, or its options are not clear.
    private func existingModule(_ request: Request) throws(Failure) -> DetectedModule? {
        guard case .folder = try outputs.modules.look(request.module.folder) else { return nil }
        let all = try settings.library.readableSetsOfModules().sets
        let sets = [request.templateSet] + all.filter { $0.name != request.templateSet.name }
        let found = try settings.existingModules(of: sets.map { ($0, []) }, request.project).detect(request.module)
        return if case .made = found.finding { found } else { nil }
    }

    /// The files that the options of an existing module have.
    private func files(
        of existing: DetectedModule,
        _ module: NamesInApp.RenderedModule
    ) throws(Failure) -> [RenderedFile] {
        try module.request.with(existing.provenance.values).render()
    }

    /// - Parameter changed: the words of the options that change; nil for a module of another set.
    private func description(
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
