@testable import VipergenGenerator

/// What `body` throws; nil if nothing.
func thrown<Value>(by body: () throws(Failure) -> Value) -> Failure? {
    do throws(Failure) {
        _ = try body()
        return nil
    } catch {
        return error
    }
}
