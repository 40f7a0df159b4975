extension SetLibrary {

    /// The linter of a set that a command line names.
    ///
    /// - Parameter combinations: the combinations of options to try.
    /// - Throws: a `usage` failure if there is no such set, a `data` failure if its options have too many combinations,
    ///   an `inputOutput` failure if it cannot be read. Other mistakes are for the linter to report.
    package func linter(
        of name: String,
        combinations: (TemplateSet) throws(Failure) -> TriedCombinations = Linter.combinations
    ) throws(Failure) -> Linter {
        let (files, location) = try source(of: name, false)
        return try Linter(
            files: files,
            location: location,
            folderName: try Disk.folderName(location),
            generalOptions: generalOptions,
            sets: try names(),
            combinations: combinations
        )
    }
}
