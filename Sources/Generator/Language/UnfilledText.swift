/// A text that is rendered but for some values: those of one module, in a text that many modules have.
///
/// An example. The template is `class {{name}}View`, and `name` is a `LaterText`. The bytes are `class View`, with a gap
/// after the space. Filled with `Login`, it is `class LoginView`.
struct UnfilledText: Sendable {

    /// A place where a value is missing.
    struct Gap: Sendable {
        let text: LaterText
        /// How the value is written.
        let escaping: Escaping
        /// Where it is, in the bytes before any gap is filled.
        let offset: Int
    }

    var bytes: [UInt8] = []
    var gaps: [Gap] = []

    /// The text with the values in its gaps.
    ///
    /// - Parameter values: by the numbers of the gaps' texts.
    func filled(with values: [String]) -> [UInt8] {
        if gaps.isEmpty { return bytes }
        let texts = gaps.map { gap in
            let literal = (0..<gap.text.literalCount).reduce(values[gap.text.number]) { text, _ in text.literal }
            return gap.escaping(literal)
        }
        var filled: [UInt8] = []
        filled.reserveCapacity(texts.reduce(bytes.count) { $0 + $1.utf8.count })
        var position = 0
        for (gap, text) in zip(gaps, texts) {
            filled += bytes[position..<gap.offset]
            filled += text.utf8
            position = gap.offset
        }
        filled += bytes[position...]
        return filled
    }
}

/// A text that is not known while a template is rendered.
package struct LaterText: Sendable, Equatable {
    /// Which of the texts it is that the rendering is filled with.
    let number: Int
    /// How often it is made the text of a string literal: once for `name.literal`.
    var literalCount = 0
}
