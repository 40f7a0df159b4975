/// A template of another tool, with the files that it writes for each combination of its options.
package struct ForeignTemplate: Sendable {

    /// A combination of the options that decide about files: the value of each, by its name.
    typealias Variant = [String: OptionValue]

    /// The default name of the set.
    package let name: String
    let summary: String
    let options: [Option]
    /// Every combination. A combination may have no files.
    let variants: [Variant]
    /// The templates of the new set, by their paths without `.mustache`: each has a text for every variant with the
    /// file, by the variant's index.
    let files: [String: [Int: String]]
    /// Notes about what the new set leaves out.
    var notes: [Diagnostic] = []

    /// A word for the name of an option or a value of a choice: `owns-view` for `ownsView`. `no-rx` becomes `norx`,
    /// since `no-rx` means that `rx` is off.
    static func word(_ text: String) -> String {
        let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "_")
        let word = parts.isEmpty ? "" : Words(of: parts).kebab
        return word.hasPrefix("no-") ? "no" + word.dropFirst(3) : word
    }

    /// The name of an option: `view` for `View`, or `view-option` if `view` is taken.
    static func optionName(_ text: String, taken: Set<String>) -> String {
        let name = word(text)
        return taken.contains(name) || Variables.owners[name] != nil ? name + "-option" : name
    }
}
