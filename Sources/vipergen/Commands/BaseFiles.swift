import VipergenGenerator

/// The base files that modules of a set need, and the command that writes those that are missing.
struct BaseFiles {

    let settings: Settings
    /// The set of the modules.
    let templateSet: TemplateSet
    /// The options of the modules, since some base files are only for modules with certain options.
    let values: [String: OptionValue]
    /// The output folder of the modules.
    let output: OutputFolder

    /// The command that writes the base files that are missing: all of them, or those that only modules with these
    /// options need.
    ///
    /// - Parameter moduleCount: how many modules need them.
    /// - Returns: nil if none are missing.
    func nextStep(moduleCount: Int) throws(Failure) -> String? {
        guard let base = try base(with: values) else { return nil }
        if exists(try base.paths(for: .module), in: Self.folders(of: base)) { return try step(for: moduleCount, base) }
        // `init` has written a configuration, with the base files or without; and existing modules have them somewhere.
        if settings.configuration.exists || settings.arguments.command == .update { return nil }
        let options = try filesOfOptions(base).isEmpty ? [] : base.options
        let words = [Command.initialize.rawValue] + settings.arguments.words(of: [.template, .output]) + options
        let command = ShellWords.joined([Program.name] + words)
        return "next: '\(command)' writes \(output.shown(base.module.folder))/, which \(Self.need(moduleCount))"
    }

    /// The command that writes the base files that only modules with these options need, if the others exist.
    private func step(for moduleCount: Int, _ base: Request) throws(Failure) -> String? {
        let folder = base.module.folder
        // If the team moved the base files, it knows best where the missing one belongs.
        guard exists(try base.paths(for: .module), in: [folder]),
            let missing = try filesOfOptions(base).first(where: { !exists([$0], in: Self.folders(of: base)) })
        else { return nil }
        let words = [folder, "--template", base.templateSet.name] + base.options + ["--skip-existing"]
        let command = ShellWords.joined([Program.name] + words + settings.arguments.words(of: [.output]))
        return "next: '\(command)' writes \(output.shown(missing)), which \(Self.need(moduleCount))"
    }

    private static func need(_ moduleCount: Int) -> String {
        moduleCount == 1 ? "the module needs" : "the modules need"
    }

    /// In nearly every app the base files are in one of these folders.
    private static func folders(of base: Request) -> [String] { [base.module.folder, ""] }

    private func base(with values: [String: OptionValue]) throws(Failure) -> Request? {
        try settings.library.base(of: templateSet, in: settings.project(), with: values)
    }

    /// The paths of the base files that only modules with these options need.
    private func filesOfOptions(_ base: Request) throws(Failure) -> [String] {
        guard !base.options.isEmpty, let plain = try self.base(with: [:]) else { return [] }
        let paths = try plain.render().map(\.path)
        return try base.render().map(\.path).filter { !paths.contains($0) }
    }

    /// True if a file of one of these names is in one of the folders, or if one cannot be read: that is no reason to
    /// fail.
    private func exists(_ paths: [String], in folders: [String]) -> Bool {
        let names = Set(paths.compactMap(\.pathParts.last))
        return folders.contains { (try? output.files(below: $0, where: names.contains))?.isEmpty != true }
    }
}
