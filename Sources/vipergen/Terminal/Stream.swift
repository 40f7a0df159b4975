import VipergenGenerator

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A standard stream. The raw value is its file descriptor.
enum Stream: Int32, CaseIterable {
    case input, output, errors

    var isTerminal: Bool { Self.terminals.contains(self) }

    private static let terminals = Set(allCases.filter { isatty($0.rawValue) == 1 })

    /// The number of columns of the terminal; nil if the stream is no terminal, or the number is not known.
    var width: Int? { size.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

    /// The number of lines of the terminal; nil as for `width`.
    var height: Int? { size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

    private var size: winsize? {
        var size = winsize()
        return ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }

    /// Writes a text. A closed pipe is no error: its reader wants no more.
    ///
    /// - Throws: an `inputOutput` failure with the system's reason.
    func write(_ text: String) throws(Failure) {
        if Disk.writeAll(Array(text.utf8), toDescriptor: rawValue) || errno == EPIPE { return }
        let help = "the command did its work; only its output is missing"
        throw Failure(.inputOutput, "cannot write to standard output: \(String(cString: strerror(errno)))", help: help)
    }

    /// Opens the streams that the program was started without, so that no file that it opens becomes one of them. They
    /// can be neither read nor written.
    static func openAll() {
        for stream in allCases where fcntl(stream.rawValue, F_GETFD) < 0 {
            _ = open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
        }
    }
}
