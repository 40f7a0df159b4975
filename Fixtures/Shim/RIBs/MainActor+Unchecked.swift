extension MainActor {
    /// Runs `body` at once, whatever thread this is: what goes says so where it goes, as in the published framework.
    static func unchecked(_ body: @MainActor () -> Void) {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
    }
}
