/// A template set with a value for each of its options, and the project: the part of a request that the modules of a run
/// have in common.
package struct Selection: Sendable {
    package let templateSet: TemplateSet
    /// A value for each option of the set.
    package let values: [String: OptionValue]
    let project: Project
    let includesTests: Bool
    /// The problems of the options, whatever the module.
    let problems: [Diagnostic]
    /// The variables that do not depend on the module.
    let variables: Value

    /// - Parameters:
    ///   - templateSet: the set that has the templates.
    ///   - options: the values of the options that have other ones than their defaults.
    ///   - project: the app or package of the modules.
    ///   - includesTests: true if the files in the set's folder `tests` are rendered too.
    package init(_ templateSet: TemplateSet, options: [String: OptionValue], project: Project, includesTests: Bool) {
        (self.templateSet, self.project, self.includesTests) = (templateSet, project, includesTests)
        values = templateSet.completed(options)
        problems = templateSet.problems(of: values)
        variables = .map(Variables.of(project).merging(templateSet.variables(for: values)) { own, _ in own })
    }

    /// This selection for another project.
    func with(_ project: Project) -> Selection {
        Selection(templateSet, options: values, project: project, includesTests: includesTests)
    }

    /// This selection with other values for some options.
    package func with(_ others: [String: OptionValue]) -> Selection {
        Selection(templateSet, options: values.merging(others) { $1 }, project: project, includesTests: includesTests)
    }

    /// This selection for another set.
    package func of(_ templateSet: TemplateSet, options: [String: OptionValue]) -> Selection {
        Selection(templateSet, options: options, project: project, includesTests: includesTests)
    }
}
