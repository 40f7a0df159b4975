/// The comment that Xcode puts on top of a file:
///
///     //
///     //  LoginPresenter.swift
///     //  Shop
///     //
///     //  Created by Ann on 01/02/2024.
///     //
enum HeaderComment {

    /// The lines of a template that writes this comment.
    ///
    /// - Parameters:
    ///   - lines: the lines of the file.
    ///   - file: the name of the file.
    /// - Returns: nil if the file does not begin with a comment that names the file.
    static func template(of lines: [Substring], file: String) -> [String]? {
        let comment = lines.prefix { $0.hasPrefix("//") }
        guard let index = comment.firstIndex(where: { text(of: $0) == file }) else { return nil }
        return comment.indices.map { line in
            let text = text(of: comment[line])
            let space = comment[line].dropFirst(2).prefix(while: \.isBlank)
            let new =
                if line == index { "{{file}}" } else if line == index + 1, isProject(text) { "{{project}}" } else {
                    created(text) ?? copyright(text) ?? Mustache.text(text)
                }
            return new.isEmpty ? "//" : "//\(space)\(new)"
        }
    }

    /// The project that the comment on top of a file names, below the file.
    static func project(in text: String, file: String) -> String? {
        let comment = text.split(separator: "\n", maxSplits: 10).prefix { $0.hasPrefix("//") }.map(self.text)
        let below = comment.firstIndex(of: file).flatMap { comment.dropFirst($0 + 1).first }
        return below.flatMap { !$0.isEmpty && $0.unicodeScalars.allSatisfy(\.continuesIdentifier) ? $0 : nil }
    }

    /// The company that the comment on top of a file names: `Shop` of `Copyright © 2024 Shop. All rights reserved.`
    static func company(in text: String) -> String? {
        let comment = text.split(separator: "\n", maxSplits: 10).prefix { $0.hasPrefix("//") }.map(self.text)
        let parts = comment.lazy.compactMap(copyrightParts).first
        return parts.flatMap { $0.company.isEmpty ? nil : $0.company }
    }

    private static func isProject(_ text: String) -> Bool { !text.isEmpty && !text.contains(" ") }

    private static func text(of line: Substring) -> String { String(Substring(line.dropFirst(2).utf8.trimmingSpaces)) }

    /// `Created by Ann on 01/02/2024.`
    private static func created(_ text: String) -> String? {
        let hasOn = text.split(separator: " ").contains("on")
        guard text.hasPrefix("Created by "), hasOn || text.contains(/[0-9]/) else { return nil }
        return
            "Created{{#author}} by {{author}}{{/author}}\(hasOn ? " on" : "") {{date}}\(text.hasSuffix(".") ? "." : "")"
    }

    /// `Copyright © 2024 Shop. All rights reserved.`
    private static func copyright(_ text: String) -> String? {
        copyrightParts(text).map { "\($0.before) {{year}}{{#company}} {{company}}{{/company}}\($0.after)" }
    }

    /// What is before the year, the company behind it, and the rest.
    private static func copyrightParts(_ text: String) -> (before: String, company: String, after: String)? {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard text.hasPrefix("Copyright"), let year = words.firstIndex(where: { $0.wholeMatch(of: /[0-9]{4,}/) != nil })
        else { return nil }
        let behind = words[(year + 1)...].joined(separator: " ")
        let end =
            behind.firstRange(of: ". ")?.lowerBound
            ?? (behind.hasSuffix(".") ? behind.index(before: behind.endIndex) : behind.endIndex)
        return (words[..<year].joined(separator: " "), String(behind[..<end]), String(behind[end...]))
    }
}
