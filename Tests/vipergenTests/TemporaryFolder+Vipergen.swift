import TestSupport
import Testing

extension TemporaryFolder {

    /// Runs the program in the folder, which is to end with `status`.
    @discardableResult
    func vipergen(_ arguments: String..., status: Int32 = 0) throws -> Run {
        let run = try Run.vipergen(arguments, in: url)
        #expect(run.status == status, "\(arguments): \(run.errors)")
        return run
    }

    /// One with a module that somebody has worked on, and one that is as it was written.
    static func withModules() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.vipergen("Login", "Home", "--tests")
        try folder.write("mine", to: "Login/LoginPresenter.swift")
        return folder
    }
}
