import VipergenGenerator

/// The syntax errors of a template, as printed; empty if it compiles.
func syntaxErrors(in text: String) -> String {
    do {
        _ = try Template(text, name: "A.swift.mustache")
        return ""
    } catch {
        return "\(error)"
    }
}
