import VipergenGenerator

extension Settings {

    /// The command that writes the base files that modules need, if they are missing: all of them, or one that only
    /// modules with certain options need.
    ///
    /// - Parameters:
    ///   - templateSet: the set of the modules.
    ///   - values: the options of the modules.
    ///   - project: the app of the modules.
    ///   - output: their output folder.
    /// - Returns: nil if none are missing.
    func nextStep(
        forModulesOf templateSet: TemplateSet,
        with values: [String: OptionValue],
        in project: Project,
        _ output: OutputFolder
    ) throws(Failure) -> String? {
        // What cannot be read is no reason to fail.
        guard !arguments.quiet, let inFolder = try? output.fileNames(below: SetLibrary.baseModule) else { return nil }
        // If the folder is missing, `init` has written a configuration without it, or the team has moved it.
        if inFolder.isEmpty, configuration.exists || arguments.command == .update || output.hasManyFolders {
            return nil
        }
        guard let base = try library.base(of: templateSet, in: project, with: values) else { return nil }
        let pathsOfOptions = base.options.isEmpty ? [] : try paths(ofOptionsOf: base)
        func isMissing(_ path: String) -> Bool { !inFolder.contains(String(path.lastPart)) }
        let (words, missing): ([String], String)
        let paths = try base.paths(for: .module)
        if paths.allSatisfy(isMissing) {
            if configuration.exists || arguments.command == .update { return nil }
            guard let all = try? output.fileNamesIfFew(), all.isDisjoint(with: paths) else { return nil }
            let options = pathsOfOptions.isEmpty ? [] : base.options
            words = [Command.initialize.rawValue] + arguments.words(of: [.template, .output]) + options
            missing = output.shown(base.module.folder) + "/"
        } else {
            // If the team moved this file, it is somewhere else.
            guard let path = pathsOfOptions.first(where: isMissing),
                let all = try? output.fileNames(), !all.contains(String(path.lastPart))
            else { return nil }
            let options = base.options + ["--skip-existing"] + arguments.words(of: [.output])
            words = [base.module.folder, "--template", base.templateSet.name] + options
            missing = output.shown(path)
        }
        return "next: '\(ShellWords.joined([Program.name] + words))' writes \(missing), which modules need"
    }

    /// The paths of the base files that are written with these options only.
    private func paths(ofOptionsOf base: Request) throws(Failure) -> [String] {
        let plainPaths = try base.with(base.templateSet.completed([:])).render().map(\.path)
        return try base.render().map(\.path).filter { !plainPaths.contains($0) }
    }
}
