import VipergenGenerator

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Reads an answer from a terminal. The arrows move in it, and the keys for deleting are those of shells.
struct LineEditor {

    private enum Key {
        case text(Character)
        case left, right, start, end
        case deleteBefore, deleteAfter, deleteWord, deleteStart, deleteEnd
        case enter, endOfInput, interruption
        case other
    }

    /// The text on both sides of the cursor.
    private var before = ""
    private var after = ""

    /// - Returns: nil at the end of the input: Ctrl-D in an empty line.
    static func answer() -> String? {
        var saved = termios()
        guard tcgetattr(STDIN_FILENO, &saved) == 0 else { return readLine() }
        var raw = saved
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
        var editor = LineEditor()
        let answer = editor.edit()
        tcsetattr(STDIN_FILENO, TCSADRAIN, &saved)
        show("\n")
        if answer == .interrupted { raise(SIGINT) }
        return if case .text(let text) = answer { text } else { nil }
    }

    private enum Answer: Equatable {
        case text(String)
        case ended, interrupted
    }

    private mutating func edit() -> Answer {
        // DECSC and DECRC of the VT100 save the cursor's place and restore it. So the width of a text does not matter.
        Self.show("\u{1B}7")
        while true {
            switch Self.key() {
            case .enter: return .text(before + after)
            case .interruption: return .interrupted
            case .endOfInput where (before + after).isEmpty: return .ended
            case .endOfInput, .deleteAfter: after = String(after.dropFirst())
            case .deleteBefore: before = String(before.dropLast())
            case .deleteStart: before = ""
            case .deleteEnd: after = ""
            case .deleteWord:
                before = String(before.reversed().drop { $0 == " " }.drop { $0 != " " && $0 != "/" }.reversed())
            case .left:
                after = before.suffix(1) + after
                before = String(before.dropLast())
            case .right:
                before += after.prefix(1)
                after = String(after.dropFirst())
            case .start:
                after = before + after
                before = ""
            case .end:
                before += after
                after = ""
            case .text(let character): before.append(character)
            case .other: continue
            }
            Self.show("\u{1B}8\u{1B}[J\(before)\(after)\u{1B}8\(before)")
        }
    }

    private static func show(_ text: String) { try? Stream.errors.write(text) }

    // MARK: - Keys -

    private static func byte() -> UInt8? {
        var byte: UInt8 = 0
        return read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
    }

    private static func key() -> Key {
        guard let first = byte() else { return .endOfInput }
        switch first {
        case 0x01: return .start
        case 0x02: return .left
        case 0x03: return .interruption
        case 0x04: return .endOfInput
        case 0x05: return .end
        case 0x06: return .right
        case 0x08, 0x7F: return .deleteBefore
        case 0x0A, 0x0D: return .enter
        case 0x0B: return .deleteEnd
        case 0x15: return .deleteStart
        case 0x17: return .deleteWord
        case 0x1B: return sequence()
        case ..<0x20: return .other
        default: return character(first)
        }
    }

    /// The key of an escape sequence: `ESC [ D`, `ESC O D` or `ESC [ 3 ~`.
    private static func sequence() -> Key {
        guard let start = byte(), start == UInt8(ascii: "[") || start == UInt8(ascii: "O") else { return .other }
        var sequence: [UInt8] = []
        // ECMA-48, "CSI": it ends with a byte from @ to ~.
        while let byte = byte() {
            sequence.append(byte)
            if 0x40...0x7E ~= byte { break }
        }
        return switch String(decoding: sequence, as: UTF8.self) {
        case "D": .left
        case "C": .right
        case "H", "1~", "7~": .start
        case "F", "4~", "8~": .end
        case "3~": .deleteAfter
        default: .other
        }
    }

    /// The character whose first byte was read.
    private static func character(_ first: UInt8) -> Key {
        var bytes = [first]
        let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        while bytes.count < count, let byte = byte() { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self).first.map(Key.text) ?? .other
    }
}
