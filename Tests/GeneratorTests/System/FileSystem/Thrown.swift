@testable import VipergenGenerator

/// The error that `body` throws; nil if none.
func thrown<Value>(by body: () throws(Failure) -> Value) -> Failure? {
    do throws(Failure) {
        _ = try body()
        return nil
    } catch {
        return error
    }
}
