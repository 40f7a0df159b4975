#if STATIC_PROGRAM
/// Replaces a function of the Swift runtime. At the start of a program, the runtime asks where the program is that prints
/// backtraces. Its own function reads the path from `/proc`, and aborts a static program if `/proc` is missing. This one
/// returns nil: a release does not come with that program.
@_cdecl("swift_copyAuxiliaryExecutablePath")
func auxiliaryExecutablePath(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? { nil }
#endif
