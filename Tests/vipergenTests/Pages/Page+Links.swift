import Foundation
import TestSupport

extension Page {

    /// The destinations of the page's links, as written.
    var links: [String] {
        var prose = lines
        for block in blocks { for index in block.lines { prose[index] = "" } }
        let text = prose.joined(separator: "\n").replacing(/`[^`\n]+`/, with: "")
        return text.matches(of: /\]\(([^)]*)\)/).map { String($0.1) }
    }

    /// The anchors of the page's headlines, as GitHub makes them.
    var anchors: Set<String> {
        let code = Set(blocks.flatMap(\.lines))
        var anchors: Set<String> = []
        for (index, line) in lines.enumerated() where line.hasPrefix("#") && !code.contains(index) {
            let name = line.drop { $0 == "#" }.dropFirst().lowercased().filter {
                $0.isLetter || $0.isNumber || "-_ ".contains($0)
            }.replacing(" ", with: "-")
            let number = (0...).first { !anchors.contains($0 == 0 ? name : "\(name)-\($0)") } ?? 0
            anchors.insert(number == 0 ? name : "\(name)-\(number)")
        }
        return anchors
    }

    /// Whether the destination of a link exists; for one to another site, only its form is checked.
    func leadsSomewhere(_ link: String) -> Bool {
        if link.hasPrefix("http") {
            let url = URL(string: link)
            return url?.scheme == "https" && url?.host()?.contains(".") == true
        }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = parts[0].isEmpty ? url : url.deletingLastPathComponent().appending(path: parts[0])
        guard FileManager.default.fileExists(atPath: target.path) else { return false }
        guard parts.count > 1 else { return true }
        let page = (try? String(contentsOf: target, encoding: .utf8)).map { Page(path: "", text: $0) }
        return page?.anchors.contains(String(parts[1])) == true
    }
}
