import VipergenGenerator

extension Settings {

    /// The sets, each with the forms that `--from` or `--since` names, the oldest first. Without these options no set has
    /// forms: modules were generated from today's. With them, sets without forms are left out.
    ///
    /// - Throws: a `usage` failure if no set has forms, `data` if a form is wrong.
    func withForms(_ sets: [TemplateSet]) throws(Failure) -> [(today: TemplateSet, forms: [TemplateSet])] {
        if let copy = arguments[.from] { return try withForms(sets, copiedTo: copy) }
        guard let revision = arguments[.since] else { return sets.map { ($0, []) } }
        let past = try sets.map { templateSet throws(Failure) in
            (today: templateSet, forms: try forms(of: templateSet, since: revision))
        }.filter { !$0.forms.isEmpty }
        guard past.isEmpty else { return past }
        let subject = sets.count == 1 ? "the template set '\(sets[0].name)' has no" : "none of the template sets has a"
        let help = "name a revision that has it, a set of your own with '--template', or an old copy with '--from'"
        throw Failure(.usage, "\(subject) history at \(quoted(revision))", help: help)
    }

    private func withForms(
        _ sets: [TemplateSet],
        copiedTo folder: String
    ) throws(Failure) -> [(today: TemplateSet, forms: [TemplateSet])] {
        try checkIsFolder(folder, help: "name an old copy of a template set")
        // It may have options that no set may have today.
        let copy = try library.configured(try TemplateSet(folder: folder))
        let past = sets.filter { sets.count == 1 || $0.name == copy.name }.map { (today: $0, forms: [copy]) }
        guard past.isEmpty else { return past }
        let help = "name the set to update its modules to with '--template'"
        throw Failure(.usage, "there is no template set '\(copy.name)' today", help: help)
    }

    private func forms(of templateSet: TemplateSet, since revision: String) throws(Failure) -> [TemplateSet] {
        guard let folder = try library.folder(of: templateSet) else { return [] }
        let versions = try GitFolder(folder, environment: environment.variables).versions(since: revision)
        return try versions.map { commit, files throws(Failure) in
            try library.configured(try TemplateSet(files: files, location: "\(commit.prefix(10)):\(folder)"))
        }
    }
}
