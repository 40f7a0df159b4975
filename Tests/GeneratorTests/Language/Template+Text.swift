@testable import VipergenGenerator

extension Template {

    /// The rendered text. By default a missing partial renders as nothing.
    func render(
        _ value: Value,
        partials: [String: Template] = [:],
        escaping: Escaping,
        requiresPartials: Bool = false
    ) throws(Failure) -> String {
        let bytes = try render([value], partials: partials, escaping: escaping, requiresPartials: requiresPartials).text
        return String(decoding: bytes, as: UTF8.self)
    }

    func sourceMap(_ value: Value) throws(Failure) -> SourceMap {
        try render([value], escaping: .none, sourceMap: SourceMap()).sourceMap ?? SourceMap()
    }
}
