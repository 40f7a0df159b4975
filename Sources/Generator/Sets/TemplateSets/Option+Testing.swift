extension Option {

    /// The name of the option for the form of the tests. No set declares it: a set has it if one of its templates reads it.
    package static let testingName = "testing"
    /// The forms of the tests. The first one is the default.
    package static let testingForms = ["xctest", "swift-testing"]

    /// The option for the form of the tests.
    ///
    /// - Parameter form: the default.
    static func testing(default form: String) -> Option {
        Option(name: testingName, help: "the form of the tests", kind: .choice(testingForms, default: form))
    }
}

extension TemplateSet {

    /// The same set with another default for the form of its tests.
    package func withTesting(_ form: String) -> TemplateSet {
        var changed = self
        changed.manifest.options = options.map { $0.name == Option.testingName ? .testing(default: form) : $0 }
        return changed
    }
}
