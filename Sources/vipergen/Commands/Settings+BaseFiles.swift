import VipergenGenerator

extension Settings {

    /// The command that writes the base files that modules need, if they are missing: all of them, or one that only
    /// modules with certain options need.
    ///
    /// - Parameters:
    ///   - templateSet: the set of the modules.
    ///   - values: the options of the modules.
    ///   - output: the output folder of the modules.
    /// - Returns: nil if none are missing.
    func nextStep(
        forModulesOf templateSet: TemplateSet,
        with values: [String: OptionValue],
        in output: OutputFolder
    ) throws(Failure) -> String? {
        guard let base = try library.base(of: templateSet, in: project(), with: values),
            let plain = try library.base(of: templateSet, in: project(), with: [:])
        else { return nil }
        let (folder, paths) = (base.module.folder, try base.paths(for: .module))
        let plainPaths = try plain.render().map(\.path)
        let pathsOfOptions = try base.render().map(\.path).filter { !plainPaths.contains($0) }
        // In nearly every app the base files are in one of these folders.
        let folders = [folder, ""]
        let (words, missing): ([String], String)
        if !exists(paths, in: folders, of: output) {
            // `init` has written a configuration, with the base files or without; and existing modules have them
            // somewhere.
            if configuration.exists || arguments.command == .update { return nil }
            let options = pathsOfOptions.isEmpty ? [] : base.options
            words = [Command.initialize.rawValue] + arguments.words(of: [.template, .output]) + options
            missing = output.shown(folder) + "/"
        } else {
            // If the team moved the base files, it knows best where the missing one belongs.
            guard exists(paths, in: [folder], of: output),
                let path = pathsOfOptions.first(where: { !exists([$0], in: folders, of: output) })
            else { return nil }
            let options = base.options + ["--skip-existing"] + arguments.words(of: [.output])
            words = [folder, "--template", base.templateSet.name] + options
            missing = output.shown(path)
        }
        return "next: '\(ShellWords.joined([Program.name] + words))' writes \(missing), which modules need"
    }

    /// True if a file of one of these names is in one of the folders, or if one cannot be read: that is no reason to
    /// fail.
    private func exists(_ paths: [String], in folders: [String], of output: OutputFolder) -> Bool {
        let names = Set(paths.compactMap(\.pathParts.last))
        return folders.contains { (try? output.files(below: $0, where: names.contains))?.isEmpty != true }
    }
}
