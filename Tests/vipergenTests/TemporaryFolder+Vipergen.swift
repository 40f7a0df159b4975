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
}
