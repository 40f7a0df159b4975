import VipergenGenerator

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Results for standard output and problems for standard error, in color where a person reads them.
struct Console {

    /// The escape sequences of ECMA-48, "SGR".
    private enum Color: String {
        case red = "\u{1B}[31m"
        case green = "\u{1B}[32m"
        case cyan = "\u{1B}[36m"
        case bold = "\u{1B}[1m"
        case boldRed = "\u{1B}[1;31m"
        static let reset = "\u{1B}[0m"
    }

    private var output = ""
    private let colorsOutput: Bool
    private let colorsErrors: Bool

    /// - Parameter color: the value of `--color`, nil for `auto`: color on a terminal, unless `NO_COLOR` is set
    ///   (https://no-color.org) or the terminal is a dumb one.
    init(_ environment: Environment, color: String?) {
        let isAllowed =
            environment.variables["NO_COLOR", default: ""].isEmpty && environment.variables["TERM"] != "dumb"
        colorsOutput = color == "always" || color != "never" && isAllowed && environment.hasTerminalOutput
        colorsErrors = color == "always" || color != "never" && isAllowed && environment.hasTerminalErrors
    }

    mutating func print(_ line: String) {
        output += line + "\n"
    }

    mutating func printDiff(_ diff: String) {
        guard colorsOutput else {
            output += diff
            return
        }
        for line in diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            switch line.prefix(3) {
            case "---", "+++": print(painted(line, .bold))
            case let start where start.hasPrefix("@"): print(painted(line, .cyan))
            case let start where start.hasPrefix("-"): print(painted(line, .red))
            case let start where start.hasPrefix("+"): print(painted(line, .green))
            default: print(String(line))
            }
        }
    }

    /// Writes what was printed to standard output.
    ///
    /// - Throws: an `inputOutput` failure if that cannot be.
    mutating func flush() throws(Failure) {
        defer { output = "" }
        guard write(output, to: STDOUT_FILENO) else {
            throw Failure(.inputOutput, "cannot write to standard output: \(String(cString: strerror(errno)))")
        }
    }

    /// Writes the problems of a failure to standard error.
    func report(_ failure: Failure) {
        for diagnostic in failure.diagnostics {
            var text = diagnostic.description
            if colorsErrors {
                text = text.replacingFirst("error:", with: painted("error:", .boldRed))
                text = text.replacingFirst("\nhelp:", with: "\n" + painted("help:", .cyan))
            }
            _ = write(text + "\n", to: STDERR_FILENO)
        }
    }

    private func painted(_ text: some StringProtocol, _ color: Color) -> String {
        color.rawValue + text + Color.reset
    }

    private func write(_ text: String, to descriptor: Int32) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0) }
            if count >= 0 { bytes = bytes.dropFirst(count) } else if errno != EINTR { return false }
        }
        return true
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

extension String {

    fileprivate func replacingFirst(_ text: String, with other: String) -> String {
        guard let range = firstRange(of: text) else { return self }
        return self[..<range.lowerBound] + other + self[range.upperBound...]
    }
}
