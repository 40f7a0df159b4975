import VipergenGenerator

/// `vipergen remove`: deletes modules and their tests, unless they are edited or their types are still named.
struct Removal {

    private typealias Removed = (module: Module, removal: ModuleRemoval)

    let chosen: ChosenModules

    private var arguments: Arguments { chosen.arguments }

    func run(_ console: Console) throws(Failure) -> Bool {
        let existing = chosen.existing
        var changes = try chosen.changes(console)
        // A module whose files were deleted by hand may still be in the project.
        let project = try ProjectChange(chosen.settings)
        let gone = try chosen.modules.map { module throws(Failure) -> Module? in
            guard case .absent = try existing.outputs.modules.look(module.folder) else { return nil }
            return try project?.names(module, in: existing.outputs.all) == true ? module : nil
        }.compactMap(\.self)
        let present = chosen.modules.filter { module in !gone.contains { $0.folder == module.folder } }
        let removed = try collecting(present) { module throws(Failure) -> Removed in
            let result = try existing.detect(module)
            try chosen.checkIsClear(result)
            return (module, try ModuleRemoval(of: result.disk, madeBy: existing.request(result)))
        }
        let planned = removed.map(change) + gone.map { chosen.change(of: $0, []) }
        if !arguments.force { try checkIsUnnamed(removed, planned) }
        return try changes.finish(planned)
    }

    private func change(_ removed: Removed) -> ModulePlan {
        let files = removed.removal.files.map { file, purpose, isUnedited in
            // Behind a symlink is a file of another folder. Of a symlink itself, the target stays.
            let isElsewhere = file.symlink.map { $0 != file.path } ?? false
            let isSafe = file.symlink == nil && isUnedited || arguments.force && !isElsewhere
            let state: FileState = isSafe ? .remove : .conflict
            return PlannedFile(path: file.path, existing: file.existing, state: state, purpose: purpose)
        }
        var change = chosen.change(of: removed.module, files)
        let own = removed.removal.files.map { file in
            (chosen.existing.outputs[file.purpose].shown(file.file.path), file.file)
        }
        let problemOfPath = Dictionary(own.map { ($0, $1.symlinkProblem) }) { first, _ in first }
        let problems = change.shownFiles.filter { $0.file.state == .conflict }.map { path, _ in
            Diagnostic(problemOfPath[path].flatMap(\.self) ?? "this file was edited", at: Diagnostic.Place(file: path))
        }
        let help = arguments.force ? "delete the symlink first" : "keep what is yours elsewhere, then choose '--force'"
        if !problems.isEmpty {
            change.problem = Failure(.cannotCreate, problems.with(help: "nothing was removed: \(help)"))
        }
        return change
    }

    /// Checks that no other file names a deleted type.
    ///
    /// - Throws: a `cannotCreate` failure with every line that names one, and with every edited file.
    private func checkIsUnnamed(_ removed: [Removed], _ planned: [ModulePlan]) throws(Failure) {
        let help =
            "nothing was removed: delete the line, or undo the option that wrote it with 'vipergen update'; or choose "
            + "'--force'"
        let problems = try ModuleRemoval.namingLines(removed.map(\.removal), in: chosen.existing).map { line in
            Diagnostic("this line names '\(line.name)', which would be deleted", at: line.place, help: help)
        }
        let edited = planned.compactMap(\.problem).flatMap(\.diagnostics)
        if !problems.isEmpty { throw Failure(.cannotCreate, problems + edited) }
    }
}
