/// The spellings of a module's name in the texts of the module. In a text that is read, a mark replaces each spelling.
/// A mark is a character that no text has (a Unicode noncharacter). It shows which variables have this spelling:
/// `login` can be `variableName`, `snakeName`, `kebabName` or `lowercaseName`.
struct Spellings {

    /// The variables, the preferred ones first.
    static let variables = Variables.ofModuleName

    private static let firstMark: UInt32 = 0xFDD0
    /// One mark for the name itself, and one for every other spelling.
    static let name = Unicode.Scalar(firstMark + 1) ?? " "
    static let anySmall = Unicode.Scalar(firstMark + 0b11110) ?? " "

    /// The different spellings, the longest first, each with its mark.
    private let spellings: [(bytes: [UInt8], mark: Unicode.Scalar)]

    init(of stem: String) {
        let all = [stem] + Words(of: stem).spellings
        let masks = Dictionary(all.enumerated().map { ($1, UInt32(1) << $0) }, uniquingKeysWith: |)
        spellings = masks.sorted { ($1.key.utf8.count, $0.key) < ($0.key.utf8.count, $1.key) }
            .compactMap { spelling, mask in
                Unicode.Scalar(Self.firstMark + mask).map { (Array(spelling.utf8), $0) }
            }
    }

    /// The variables that a mark stands for; nil for any other character.
    static func variables(of scalar: Unicode.Scalar) -> [String]? {
        guard isMark(scalar) else { return nil }
        return variables.indices.filter { (scalar.value - firstMark) & (1 << UInt32($0)) != 0 }.map { variables[$0] }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool { firstMark + 1..<firstMark + 32 ~= scalar.value }

    /// True if a text has marks, or characters that would be mistaken for marks.
    static func hasMarks(in text: some StringProtocol) -> Bool {
        // Every mark begins with this byte in UTF-8, and most texts do not have it.
        text.utf8.contains(0xEF) && text.unicodeScalars.contains(where: isMark)
    }

    /// The text as it is compared with others: with one mark for all spellings but the name itself.
    static func compared(_ text: some StringProtocol) -> String {
        guard hasMarks(in: text) else { return String(text) }
        var compared = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard isMark(scalar) else {
                compared.append(scalar)
                continue
            }
            compared.append((scalar.value - firstMark) & 1 == 1 ? name : anySmall)
        }
        return String(compared)
    }

    /// True if a text that is compared has the name itself.
    static func hasName(_ compared: String) -> Bool { compared.unicodeScalars.contains(name) }

    /// The most frequent text, apart from spellings. Each mark becomes that of the variables that fit most texts: of one,
    /// unless all names that decide have one word.
    static func agreed(_ texts: [String]) -> String {
        let most = texts.map { compared($0) }.mostFrequent
        let texts = texts.filter { compared($0) == most }
        let places = texts.map { $0.unicodeScalars.filter(isMark) }.map(Array.init)
        var agreed = String.UnicodeScalarView()
        var place = 0
        for scalar in texts.first?.unicodeScalars ?? "".unicodeScalars {
            guard isMark(scalar) else {
                agreed.append(scalar)
                continue
            }
            let votes = variables.indices.map { bit in
                places.count { ($0[place].value - firstMark) & (1 << UInt32(bit)) != 0 }
            }
            let most = votes.max() ?? 0
            let best = votes.indices.reduce(UInt32(0)) { votes[$1] == most ? $0 | 1 << UInt32($1) : $0 }
            if let mark = Unicode.Scalar(firstMark + best) { agreed.append(mark) }
            place += 1
        }
        return String(agreed)
    }

    /// The text with a mark for each spelling, where `Mention` finds it as a name.
    func marked(_ text: String) -> String {
        var text = text
        return text.withUTF8 { bytes in
            var marked: [UInt8] = []
            marked.reserveCapacity(bytes.count)
            var index = 0
            while index < bytes.count {
                // Few bytes begin a spelling, and looking for one takes longer.
                let isFirst = spellings.contains { $0.bytes.first == bytes[index] }
                let spelling = isFirst ? spellings.first { Mention.isName($0.bytes, in: bytes, at: index) } : nil
                if let spelling {
                    marked += Array(String(spelling.mark).utf8)
                    index += spelling.bytes.count
                } else {
                    marked.append(bytes[index])
                    index += 1
                }
            }
            return String(decoding: marked, as: UTF8.self)
        }
    }
}
