/// A colour as the drawing library has it.
public final class CGColor: Sendable {

    let color: UIColor

    init(_ color: UIColor) {
        self.color = color
    }
}
