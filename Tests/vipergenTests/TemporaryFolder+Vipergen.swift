import TestSupport
import Testing

extension TemporaryFolder {

    /// Runs the program in the folder; it must end with `status`.
    @discardableResult
    func vipergen(_ arguments: String..., status: Int32 = 0) throws -> Run {
        let run = try Run.vipergen(arguments, in: url)
        #expect(run.status == status, "\(arguments): \(run.errors)")
        return run
    }

    /// A folder with an edited module and an unedited one.
    ///
    /// - Parameter project: the name in the comments of the files; nil for that of the folder.
    static func withModules(project: String? = nil) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        if let project { try folder.write(#"{"project": "\#(project)"}"#, to: ".vipergen.json") }
        try folder.vipergen("Login", "Home", "--tests")
        try folder.write("mine", to: "Login/LoginPresenter.swift")
        return folder
    }
}
