import VipergenGenerator

/// A folder that is a module already.
extension Generation {

    /// The plan for a module, whose folder may be one already: files that a person moved in it are compared where they are.
    /// A note says which set and options the existing module has, and which command changes them. If existing files are
    /// skipped, the plan has no files that the existing module's options do not have.
    ///
    /// - Parameter sets: all sets with their tests, which are read for the first module that needs them.
    func plan(
        _ module: NamesInApp.RenderedModule,
        _ sets: inout [TemplateSet]?
    ) throws(Failure) -> ModulePlan {
        var plan = try plan(module.files, of: module)
        let states = Set(plan.files.map(\.state))
        // In a check of many modules, most may differ, and to detect their options takes time.
        let isWanted =
            arguments.isWriting || modules.count == 1 || !states.contains(.conflict) || states.contains(.create)
        guard isWanted, states.contains(where: { $0 != .unchanged }),
            let existing = try existingModule(module.request, &sets)
        else { return plan }
        guard existing.today.name == module.request.templateSet.name else {
            // Two sets may write into one folder.
            if !states.isDisjoint(with: [.conflict, .create]) { add(to: &plan, existing, changed: nil) }
            return plan
        }
        let own = try files(of: existing, module)
        plan = try self.plan(whereTheyAre(module.files, existing), of: module)
        if arguments.force {
            plan.notes = notes(onStale: own, of: existing, besides: module.files)
        } else if plan.files.contains(where: { $0.state == .conflict }) {
            let addsTests = arguments.tests == true && !existing.provenance.hasTests
            let changed = changes(of: existing) + (addsTests ? ["--\(GeneralOption.tests.rawValue)"] : [])
            // Without an option on the command line, those of the configuration or the defaults are other ones.
            if changed != [] || own != module.files { add(to: &plan, existing, changed: changed) }
        } else if arguments.skipExisting,
            existing.differingLineCount(of: own) < existing.differingLineCount(of: module.files)
        {
            plan = try self.plan(whereTheyAre(own, existing), of: module)
            let changed = changes(of: existing)
            if changed != [] { add(to: &plan, existing, changed: changed) }
        }
        return plan
    }

    private func plan(
        _ files: [RenderedFile],
        of module: NamesInApp.RenderedModule
    ) throws(Failure) -> ModulePlan {
        let policy: ConflictPolicy = arguments.force ? .overwrite : arguments.skipExisting ? .skip : .refuse
        return try ModulePlan(module.request.module.folder, files, in: outputs, policy: policy)
    }

    /// Rendered files with the paths that they have on disk.
    private func whereTheyAre(_ files: [RenderedFile], _ existing: DetectedModule) -> [RenderedFile] {
        zip(files, existing.disk.files(for: files)).map { file, found in
            guard let path = found?.path else { return file }
            return RenderedFile(
                path: path,
                contents: file.contents,
                purpose: file.purpose,
                isExecutable: file.isExecutable
            )
        }
    }

    /// Notes about the files that the options of an existing module have, and the new ones do not.
    private func notes(
        onStale own: [RenderedFile],
        of existing: DetectedModule,
        besides new: [RenderedFile]
    ) -> [Diagnostic] {
        let paths = Set(new.map(\.path))
        return zip(own, existing.disk.files(for: own)).compactMap { file, found in
            guard let found, !paths.contains(file.path) else { return nil }
            let message =
                "'\(outputs[file.purpose].shown(found.path))' stays: only the module's old options have this file"
            return Diagnostic(message, help: "delete it, unless other code needs it", severity: .note)
        }
    }

    /// Adds a note about the module that is there already, or an error if its files are in the way.
    ///
    /// - Parameter changed: the words of the options that change; nil for a module of another set.
    private func add(to plan: inout ModulePlan, _ existing: DetectedModule, changed: [String]?) {
        // A run that writes stops at the files in the way.
        let isInTheWay = arguments.isWriting && plan.files.contains { $0.state == .conflict }
        let owner = description(of: existing, changed, severity: isInTheWay ? .error : .note)
        if isInTheWay { plan.owner = owner } else { plan.notes = [owner] }
    }

    /// The module that is in the folder of a new one; nil if there is none, or its options are not clear.
    private func existingModule(_ request: Request, _ sets: inout [TemplateSet]?) throws(Failure) -> DetectedModule? {
        guard case .folder = try outputs.modules.look(request.module.folder) else { return nil }
        // This run may write no tests, and may have left them out of its sets; the module may have them.
        let library = SetLibrary(settings.configuration)
        let all = sets ?? (try? library.readableSetsOfModules())?.sets ?? []
        sets = all
        let name = request.templateSet.name
        let own = all.first { $0.name == name && $0.location == request.templateSet.location }
        // A mistake in a test template is no mistake of a run without tests.
        let whole = own ?? (try? library.find(request.templateSet.location)) ?? request.templateSet
        let others = all.filter { $0.name != name }
        let candidates = ([whole] + others).map { MergeBase.SetWithVersions($0, []) }
        let found = try settings.existingModules(of: candidates, request.project).detect(request.module)
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
        // Two sets may write into one folder on purpose.
        let isDone = severity == .note && arguments.isWriting
        let help =
            if changed != nil {
                "'\(update)'\(with) changes it, and keeps your edits"
            } else if isDone {
                "the new files are beside its own: if you meant another folder, delete them"
            } else {
                "choose another name, or delete it with '\(remove)'"
            }
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
