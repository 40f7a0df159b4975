import VipergenGenerator

/// What is wrong with a template, as the person reads it; nothing if it can be compiled.
func syntaxErrors(in text: String) -> String {
    do {
        _ = try Template(text, name: "A.swift.mustache")
        return ""
    } catch {
        return "\(error)"
    }
}
