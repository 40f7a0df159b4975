import VipergenGenerator

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Reads an answer from a terminal. The arrows move in it, and the keys for deleting are those of shells.
struct LineEditor {

    private var text: [Character] = []
    /// The number of characters before the cursor.
    private var cursor = 0

    /// - Returns: nil at the end of the input: Ctrl-D in an empty line.
    static func answer() -> String? {
        var saved = termios()
        guard tcgetattr(STDIN_FILENO, &saved) == 0 else { return readLine() }
        var raw = saved
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
        var editor = LineEditor()
        let last = editor.edit()
        tcsetattr(STDIN_FILENO, TCSADRAIN, &saved)
        show("\n")
        if last == "\u{3}" { raise(SIGINT) }
        return last == "\n" || last == "\r" ? String(editor.text) : nil
    }

    /// Edits the text, up to Enter or Ctrl-C.
    ///
    /// - Returns: the last key; nil at the end of the input.
    private mutating func edit() -> String? {
        // DECSC and DECRC of the VT100 save the cursor's place and restore it. So the width of a text does not matter.
        Self.show("\u{1B}7")
        while let key = Self.key(), key != "\u{4}" || !text.isEmpty {
            if ["\n", "\r", "\u{3}"].contains(key) { return key }
            if let (target, isDeleting) = move(by: key) {
                let target = min(max(target, 0), text.count)
                if isDeleting { text.removeSubrange(min(cursor, target)..<max(cursor, target)) }
                cursor = isDeleting ? min(cursor, target) : target
            } else if key >= " ", !key.hasPrefix("\u{1B}") {
                // An accent becomes a part of the character before it.
                let before = String(text[..<cursor]) + key
                text = Array(before + String(text[cursor...]))
                cursor = before.count
            }
            Self.show("\u{1B}8\u{1B}[J\(String(text))\u{1B}8\(String(text[..<cursor]))")
        }
        return nil
    }

    /// Where a key moves the cursor, and whether it deletes the text on the way; nil for a key that does not move it.
    private func move(by key: String) -> (target: Int, isDeleting: Bool)? {
        switch key {
        case "\u{1}", "\u{1B}H", "\u{1B}1~", "\u{1B}7~": (0, false)
        case "\u{5}", "\u{1B}F", "\u{1B}4~", "\u{1B}8~": (text.count, false)
        case "\u{2}", "\u{1B}D": (cursor - 1, false)
        case "\u{6}", "\u{1B}C": (cursor + 1, false)
        case "\u{8}", "\u{7F}": (cursor - 1, true)
        case "\u{4}", "\u{1B}3~": (cursor + 1, true)
        case "\u{B}": (text.count, true)
        case "\u{15}": (0, true)
        // The word before the cursor, or the part of a path.
        case "\u{17}": (text[..<cursor].reversed().drop { $0 == " " }.drop { $0 != " " && $0 != "/" }.count, true)
        default: nil
        }
    }

    private static func show(_ text: String) { try? Stream.errors.write(text) }

    // MARK: - Keys -

    private static func byte() -> UInt8? {
        var byte: UInt8 = 0
        return read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
    }

    /// A character, or an escape sequence without its second byte: `ESC D` for `ESC [ D` and `ESC O D`.
    private static func key() -> String? {
        guard let first = byte() else { return nil }
        var bytes = [first]
        if first == 0x1B {
            guard let start = byte(), "[O".utf8.contains(start) else { return "\u{1B}" }
            // ECMA-48, "CSI": it ends with a byte from @ to ~.
            while let byte = byte() {
                bytes.append(byte)
                if 0x40...0x7E ~= byte { break }
            }
        }
        let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        while bytes.count < count, let byte = byte() { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
