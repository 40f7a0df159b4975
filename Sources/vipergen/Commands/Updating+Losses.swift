import VipergenGenerator

/// What an update cannot keep or compare, which must not go unseen.
extension Updating {

    // MARK: - Options that the set has lost -

    /// The options of a module that today's set does not take, and that the command line says nothing about.
    func losses(of result: DetectedModule) -> [LostOption] {
        OptionChanges(values: given(for: result).values)
            .losses(result.provenance.values, from: result.version, to: result.today)
    }

    /// Only a person knows what a renamed value is called today. An option that is gone, on the other hand, was most often
    /// deleted with its lines on purpose: a note names its modules.
    ///
    /// - Throws: a `data` failure for a value that its option does not take any more.
    func checkValuesAreTaken(_ result: DetectedModule) throws(Failure) {
        let problems = losses(of: result).compactMap { loss in
            loss.open.map { option in
                let message =
                    "'\(chosen.shown(result.module))' was made with '\(loss.words)', which '\(result.today.name)' no longer takes"
                return Diagnostic(message, help: "choose another value: '\(command(naming: option))'")
            }
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
    }

    /// A note for each option that modules lose.
    ///
    ///     note: 2 modules lose '--log', which 'own' no longer has: 'App/Home', 'App/Login'
    func notes(on losses: [(option: LostOption, module: DetectedModule)]) -> [Diagnostic] {
        let groups = Dictionary(grouping: losses) { [$0.option.words, $0.module.today.name] }
        return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, losses in
            let modules = losses.map { chosen.shown($0.module.module) }
            let lose = modules.count == 1 ? "1 module loses" : "\(modules.count) modules lose"
            let (old, today) = (losses[0].module.version.options.map(\.name), losses[0].module.today.options)
            // Each of the new options may be the lost one. Only a person knows.
            let new = today.filter { !old.contains($0.name) }
            let others = new.dropFirst().map { ", or '\(words(for: $0))'" }.joined()
            let restore = arguments.isWriting ? "restore the files, and " : ""
            let help = new.first.map { option in
                "if it has another name now, \(restore)name it: '\(command(naming: option))'\(others)"
            }
            let message = "\(lose) '\(key[0])', which '\(key[1])' no longer takes: \(modules.list(first: 10))"
            return Diagnostic(message, help: help, severity: .note)
        }
    }

    /// `vipergen update NAME... --since abc1234 --style plain|rich`
    private func command(naming option: Option) -> String {
        let own = arguments.words(of: [.template, .output, .testsOutput, .since, .from])
        let since = chosen.base?.revision.map { ["--\(GeneralOption.since.rawValue)", $0] } ?? []
        let words = [Program.name, Command.update.rawValue, "NAME..."] + own + since
        return "\(ShellWords.joined(words)) \(self.words(for: option))"
    }

    /// `--style plain|rich`
    private func words(for option: Option) -> String {
        (["--\(option.name)"] + [option.placeholder].compactMap(\.self)).joined(separator: " ")
    }

    // MARK: - New sets -

    /// True for a module of a new set that is not as the set writes it: a person has edited it, or it is behind the set, for
    /// example since the set has another folder now.
    func isUncompared(_ result: DetectedModule) throws(Failure) -> Bool {
        guard chosen.base?.newSets[result.today.name] != nil else { return false }
        let files = try WrittenModule(existing.request(result)).compared(with: result.disk)
        return files.contains { $0.found?.isUnedited != true }
    }

    func notes(onUncompared modules: [DetectedModule]) -> [Diagnostic] {
        let groups = Dictionary(grouping: modules, by: \.today.name).sorted { $0.key < $1.key }
        return groups.map { name, modules in
            let since = chosen.base?.newSets[name] ?? ""
            if chosen.base?.uncommittedSets.contains(name) == true {
                let message = "the set '\(name)' is in no commit yet, so there is nothing to compare its modules with"
                let help = "commit the set; from then on, 'update' merges what you change in it into the modules"
                return Diagnostic(message, help: help, severity: .note)
            }
            let shown = modules.map { chosen.shown($0.module) }.list(first: 10)
            let message = "'\(name)' is new \(since), so these modules cannot be compared: \(shown)"
            let help = "'--from DIR' compares with an old copy of the set; '--since HEAD' takes them as they are"
            return Diagnostic(message, help: help, severity: .note)
        }
    }
}
