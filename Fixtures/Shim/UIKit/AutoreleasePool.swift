#if canImport(ObjectiveC)
@_exported import func ObjectiveC.autoreleasepool
#else
/// Runs a closure. On Apple's systems, the objects that it has autoreleased go afterwards; here nothing is autoreleased.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
#endif
