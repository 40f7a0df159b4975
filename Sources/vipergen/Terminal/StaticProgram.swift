#if STATIC_PROGRAM
/// At the start of each program, the runtime of Swift asks for the program that prints backtraces. Its own function needs
/// the program's path in /proc for that, and ends a static program where that is missing. This one takes its place, and
/// says that there is none: a release has none beside it.
@_cdecl("swift_copyAuxiliaryExecutablePath")
func auxiliaryExecutablePath(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? { nil }
#endif
