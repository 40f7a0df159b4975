extension ExistingModules {

    /// The update of a module to today's set and other options.
    ///
    /// - Parameters:
    ///   - provenance: the options that it was made with: one of the result's.
    ///   - tests: true to add tests, false to keep existing ones as they are, nil to update existing ones.
    ///   - isOneOfAll: true if the change is for all modules. Then a list may lack a value that is to be removed.
    /// - Throws: a `usage` failure for options that the set does not allow; what rendering and merging throw.
    package func update(
        _ result: DetectedModule,
        _ provenance: Provenance,
        _ changes: OptionChanges = OptionChanges(),
        tests: Bool? = nil,
        isOneOfAll: Bool = false
    ) throws(Failure) -> Update {
        let (module, today) = (result.module, result.today)
        let hasTests = provenance.hasTests && tests != false
        let (version, before) = (result.version, provenance.values)
        let old = try Request(module, of: version, options: before, project: project, includesTests: hasTests)
        let after = try changes.applied(to: before, of: today, for: module, isOneOfAll: isOneOfAll)
        let needsTests = hasTests || tests == true
        let new = try Request(module, of: today, options: after, project: project, includesTests: needsTests)
        return try Update(
            result.disk,
            from: old,
            to: new,
            swiftFiles: { () throws(Failure) in try ModuleOnDisk(module, in: outputs, where: \.isSwift) },
            look: { path, purpose throws(Failure) in try outputs[purpose].look(path) }
        )
    }
}
