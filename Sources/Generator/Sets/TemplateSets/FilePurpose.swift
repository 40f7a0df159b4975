/// The output folder of a file: that of the modules, or that of their tests.
public enum FilePurpose: Sendable {
    case module
    case tests
}
