import Invariants

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The invariant that is named by the environment.
private let invariant: Invariant = {
    let name = getenv("INVARIANT").map { String(cString: $0) } ?? ""
    guard let invariant = Invariant(rawValue: name) else {
        fatalError("INVARIANT is one of \(Invariant.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return invariant
}()

/// What libFuzzer calls with each input that it makes.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    do {
        try invariant.check(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
        fatalError("\(error)")
    }
    return 0
}
