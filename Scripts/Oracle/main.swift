import Foundation
import SwiftParser
import SwiftSyntax

/// Compares this project's reader of Swift with the parser of the toolchain: `oracle EXPECTED < list of files`. Of each
/// file some mutants are read, too.

struct Difference {
    let offset: Int
    let text: String
}

func differences(_ source: [UInt8]) -> [Difference]? {
    let syntax = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    if syntax.hasError { return nil }
    let tree = SwiftTree(source)
    if tree.isBroken { return [Difference(offset: 0, text: "is one node")] }
    let visitor = Visitor()
    visitor.walk(syntax)
    let theirs = visitor.reading
    let mine = tree.reading
    let ignored = IndexSet(
        theirs.ignored.map { IndexSet(integersIn: $0) }.reduce(into: IndexSet()) { $0.formUnion($1) }
    )
    func compared(_ items: [Item]) -> [Item] {
        items.filter { $0.place.kind != "element" || !ignored.contains($0.place.start) }
    }
    return differences(of: compared(mine.items), from: compared(theirs.items))
        + differences(of: mine.words, from: theirs.words)
}

let mutantsOfFile = 4

/// What is wrong with the trees of a file's mutants.
func mistakes(inMutantsOf source: [UInt8]) -> [Difference] {
    let tree = SwiftTree(source)
    guard tree.tokens.count > 2 else { return [] }
    var random = Random(seed: source.count)
    return (0..<mutantsOfFile).compactMap { _ in
        let mutant = Mutant(of: tree, &random)
        return mutant.mistake.map { Difference(offset: 0, text: "mutant, \(mutant.description): \($0)") }
    }
}

func differences(of mine: [Item], from theirs: [Item]) -> [Difference] {
    var differences: [Difference] = []
    let known = Dictionary(mine.map { ($0.place, $0) }) { first, _ in first }
    let expected = Set(theirs.map(\.place))
    for item in theirs {
        func differ(_ text: String) { differences.append(Difference(offset: item.place.start, text: text)) }
        guard let found = known[item.place] else {
            differ("missing \(item.place.kind) \(item.name) to \(item.place.end)")
            continue
        }
        if found.name != item.name { differ("\(item.place.kind) named \(found.name), not \(item.name)") }
        if found.labels != item.labels {
            differ("\(item.place.kind) \(item.name) with \(found.labels), not \(item.labels)")
        }
        if found.parent != item.parent {
            differ(
                "\(item.place.kind) \(item.name) in \(found.parent?.kind ?? "file"), not \(item.parent?.kind ?? "file")"
            )
        }
    }
    for item in mine where !expected.contains(item.place) {
        let text = "extra \(item.place.kind) \(item.name) to \(item.place.end)"
        differences.append(Difference(offset: item.place.start, text: text))
    }
    return differences
}

func differences(of mine: [Range<Int>], from theirs: [Range<Int>]) -> [Difference] {
    guard
        let index = zip(mine, theirs).enumerated().first(where: { $1.0 != $1.1 })?.offset
            ?? (mine.count == theirs.count ? nil : min(mine.count, theirs.count))
    else { return [] }
    let offset = index < theirs.count ? theirs[index].lowerBound : mine[index].lowerBound
    return [Difference(offset: offset, text: "another word")]
}

let arguments = CommandLine.arguments.dropFirst()
let expected = try String(contentsOfFile: arguments.first ?? "", encoding: .utf8).split(separator: "\n")
    .filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != "\t" }) }
var met: Set<String> = []
var files = 0
var unread = 0
var items = 0
var found = 0
while let file = readLine() {
    guard let data = FileManager.default.contents(atPath: file) else { continue }
    let source = [UInt8](data)
    guard let differences = differences(source) else {
        unread += 1
        continue
    }
    files += 1
    let mistakes = mistakes(inMutantsOf: source)
    for difference in differences.sorted(by: { $0.offset < $1.offset }) + mistakes {
        let before = source[..<difference.offset]
        let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
        let line = String(decoding: source[start...].prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
        let text = "\(file):\(before.count { $0 == 10 } + 1): \(difference.text)"
        if let known = expected.first(where: { text.hasSuffix($0) }) {
            met.insert(known)
        } else {
            found += 1
            if found <= 100 { print("\(text) | \(line)") }
        }
    }
}
print("\(files) files and \(files * mutantsOfFile) mutants compared, \(unread) files with errors left out")
print("\(found) differences, \(met.count) expected ones")
let gone = expected.filter { !met.contains($0) }
for line in gone { print("expected, and not found: \(line)") }
exit(found == 0 && (gone.isEmpty || arguments.contains("--part")) ? 0 : 1)
