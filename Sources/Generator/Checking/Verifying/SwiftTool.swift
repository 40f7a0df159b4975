/// The Swift toolchain of this machine, for one package.
package struct SwiftTool {

    /// The package's folder.
    let folder: String
    private let environment: [String: String]
    private let stopRequests: () -> Int

    /// - Parameters:
    ///   - folder: the package's folder.
    ///   - stopRequests: how often the person has asked to stop. It is called repeatedly while a program runs.
    package init(_ folder: String, environment: [String: String], stopRequests: @escaping () -> Int) {
        self.folder = folder
        self.environment = Self.environment(environment)
        self.stopRequests = stopRequests
    }

    /// The environment that the toolchain gets, from that of this program.
    static func environment(_ environment: [String: String]) -> [String: String] {
        var result = environment
        // A backtrace of a test that crashes is not shown, and takes seconds.
        result["SWIFT_BACKTRACE"] = "enable=no"
        // On a Mac Swift Testing prints symbols of a font of Apple's, where that is installed; the results are read here.
        result["SWT_SF_SYMBOLS_ENABLED"] = "0"
        // In a build phase, Xcode names the SDK of the app, with which nothing can be built that runs on the Mac.
        result["SDKROOT"] = nil
        return result
    }

    /// The version of Swift, which is new enough.
    ///
    /// - Throws: an `unavailable` failure if there is no `swift`, or one that is too old.
    @discardableResult package func check() throws(Failure) -> String {
        let version = try version()
        // In older versions, default isolation is no setting of a package.
        guard (version.major, version.minor) >= (6, 2) else {
            throw Self.unavailable("Swift \(version.major).\(version.minor) is too old")
        }
        return version.text
    }

    /// The version of Swift.
    ///
    /// - Throws: an `unavailable` failure if there is no `swift`, or it prints no version.
    package func version() throws(Failure) -> (text: String, major: Int, minor: Int) {
        let outcome: Subprocess.Outcome
        do { outcome = try run(["--version"]) } catch  where error.kind == .unavailable {
            throw Self.unavailable("there is no program 'swift'")
        }
        let text = String(decoding: outcome.output, as: UTF8.self)
        guard let match = text.firstMatch(of: /Swift version ((\d+)\.(\d+)[.\d]*)/), let major = Int(match.2),
            let minor = Int(match.3)
        else { throw Self.unavailable("'swift --version' does not print a version") }
        return (String(match.1), major, minor)
    }

    private static func unavailable(_ message: String) -> Failure {
        Failure(.unavailable, message, help: "install Swift 6.2 or later from https://swift.org/install")
    }

    /// Compiles the package, and links the program that runs its tests.
    ///
    /// - Parameters:
    ///   - target: the only target to compile, with those that it needs. Nothing is linked then: what is compiled can
    ///     have a section that makes a linker load a library.
    ///   - progress: receives how many of the steps known so far are finished, from 0 to 1.
    package func build(only target: String?, progress: (Double) -> Void) throws(Failure) -> Subprocess.Outcome {
        // Debug information and an index of the system's modules would take a third of the time, and no run needs them. The
        // build continues after an error, to report the mistakes in all files.
        let options =
            ["-debug-info-format", "none"]
            + ["-index-ignore-system-modules", "-continue-building-after-errors", "-diagnostic-style=llvm"]
            .flatMap { ["-Xswiftc", $0] }
        let goal = target.map { "--target=\($0)" } ?? "--build-tests"
        return try run(["build", goal, "--package-path", folder] + options) { bytes in
            // `[12/153] Compiling …`
            let text = String(decoding: bytes, as: UTF8.self)
            guard let match = text.matches(of: /\[(\d+)\/(\d+)\]/).last, let done = Int(match.1),
                let all = Int(match.2), 0 < all, done <= all
            else { return }
            progress(Double(done) / Double(all))
        }
    }

    /// Runs the tests of the package, which is built.
    package func test() throws(Failure) -> Subprocess.Outcome {
        try run(["test", "--skip-build", "--package-path", folder])
    }

    /// The modules in `modules` that the toolchain lacks.
    package func missing(among modules: [String]) -> [String] {
        if modules.isEmpty { return [] }
        let text = modules.map { "#if !canImport(\($0))\n#error(\"\($0)\")\n#endif\n" }.joined()
        // If the compiler cannot be run, the build reports that.
        guard let outcome = try? run(["-typecheck", "-diagnostic-style=llvm", "-"], of: "swiftc", input: text) else {
            return []
        }
        let messages = CompilerMessage.all(in: String(decoding: outcome.errors, as: UTF8.self)).map(\.text)
        return modules.filter(messages.contains)
    }

    private func run(
        _ arguments: [String],
        of program: String = "swift",
        input: String = "",
        progress: (ArraySlice<UInt8>) -> Void = { _ in }
    ) throws(Failure) -> Subprocess.Outcome {
        let swift = Subprocess(program, arguments, environment: environment)
        let outcome = try swift.run(input: Array(input.utf8), stopRequests: stopRequests, progress: progress)
        if stopRequests() > 0 { throw Failure(.inputOutput, "interrupted") }
        return outcome
    }
}
