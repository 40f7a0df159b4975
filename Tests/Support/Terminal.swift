package import Foundation

/// A pseudo-terminal, which a program treats like that of a user.
package final class Terminal: Sendable {

    /// Ctrl-C.
    package static let interruption = "\u{3}"

    private let master: FileHandle
    /// The end that a program prints to.
    package let end: FileHandle

    /// - Parameters:
    ///   - isRaw: whether text passes unchanged, without echo, lines and keys that send signals.
    ///   - columns: the width; 0 for a terminal that does not report it.
    ///   - rows: the height.
    package init(isRaw: Bool = true, columns: Int = 0, rows: Int = 40) throws {
        let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        master = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let end = open(try Self.unlock(descriptor), O_RDWR | O_NOCTTY)
        guard end >= 0 else { throw CocoaError(.fileNoSuchFile) }
        // Output as it is printed, without carriage returns before line endings.
        var attributes = termios()
        tcgetattr(end, &attributes)
        if isRaw { cfmakeraw(&attributes) }
        tcsetattr(end, TCSANOW, &attributes)
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(end, UInt(TIOCSWINSZ), &size)
        self.end = FileHandle(fileDescriptor: end, closeOnDealloc: true)
    }

    /// Makes the other end ready to be opened.
    ///
    /// - Returns: its path.
    private static func unlock(_ descriptor: Int32) throws -> String {
        #if os(Linux)
        // Glibc's module leaves out unlockpt(3) and ptsname(3), and these two, TIOCSPTLCK and TIOCGPTN of ioctl_tty(2).
        var (locked, number): (Int32, Int32) = (0, 0)
        guard ioctl(descriptor, 0x4004_5431, &locked) == 0, ioctl(descriptor, 0x8004_5430, &number) == 0 else {
            throw CocoaError(.fileNoSuchFile)
        }
        return "/dev/pts/\(number)"
        #else
        guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0, let name = ptsname(descriptor) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return String(cString: name)
        #endif
    }

    /// Everything that is printed until no program has the terminal open.
    ///
    /// - Parameters:
    ///   - keys: the typed keys, each after the text before it is the last that is printed.
    ///   - interrupt: does what a terminal does on Ctrl-C; only the terminal of a session does it by itself.
    func read(typing keys: [(after: String, keys: String)] = [], interrupt: () -> Void = {}) -> String {
        try? end.close()
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        var keys = keys[...]
        // Linux looks for text first, then whether a program has the terminal open. What the last program prints between the
        // two is only there for the next read.
        var reachedEnds = 0
        while reachedEnds < 2 {
            let count = Foundation.read(master.fileDescriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            // At the end, reading fails on Linux, and returns no byte on macOS.
            guard count > 0 else {
                reachedEnds += 1
                continue
            }
            bytes += buffer[..<count]
            if let next = keys.first, String(decoding: bytes, as: UTF8.self).hasSuffix(next.after) {
                keys.removeFirst()
                if next.keys == Self.interruption { interrupt() } else { master.write(Data(next.keys.utf8)) }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
