/// Gives text of the templates the indentation and the line ends of yours.
struct Shift {

    private let old: ArraySlice<UInt8>
    private let new: ArraySlice<UInt8>
    private let oldUnit: [UInt8]
    private let newUnit: [UInt8]
    private let lineEnd: [UInt8]

    init(from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>, oldUnit: [UInt8], newUnit: [UInt8], lineEnd: [UInt8]) {
        self.old = old
        self.new = new
        self.oldUnit = oldUnit
        self.newUnit = newUnit
        self.lineEnd = lineEnd
    }

    /// A range that begins within a line. Its first line keeps its start.
    func text(_ range: Range<Int>, of tree: SwiftTree) -> [UInt8] {
        var result: [UInt8] = []
        var start = range.lowerBound
        var isFirst = true
        while start < range.upperBound || isFirst {
            let end = tree.source[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
            var line = tree.source[start..<end]
            if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
            if isFirst {
                result += line
            } else {
                result += shifted(line, margin: tree.marginOfString(around: start))
            }
            guard end < range.upperBound else { break }
            result += lineEnd
            start = end + 1
            isFirst = false
        }
        return result
    }

    /// - Parameter margin: within a multi-line string, the white space that does not belong to its value.
    private func shifted(_ line: ArraySlice<UInt8>, margin: ArraySlice<UInt8>?) -> [UInt8] {
        if let margin {
            guard line.starts(with: margin) else { return Array(line) }
            return indentation(margin) + line.dropFirst(margin.count)
        }
        let space = line.prefix { $0.isBlank }
        return space.count == line.count ? [] : indentation(space) + line.dropFirst(space.count)
    }

    private func indentation(_ space: ArraySlice<UInt8>) -> [UInt8] {
        var rest = space.starts(with: old) ? space.dropFirst(old.count) : []
        var result = Array(new)
        if oldUnit != newUnit {
            while rest.starts(with: oldUnit) {
                result += newUnit
                rest = rest.dropFirst(oldUnit.count)
            }
        }
        return result + rest
    }
}

extension SwiftTree {

    /// The white space before the closing quotes of the multi-line string that an offset is in; nil outside of one.
    func marginOfString(around offset: Int) -> ArraySlice<UInt8>? {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if Int(tokens[middle].end) <= offset { low = middle + 1 } else { high = middle }
        }
        guard low < tokens.count, Int(tokens[low].start) < offset else { return nil }
        var last = tokens[low]
        switch last.kind {
        case .string: break
        case .stringHead, .stringMiddle:
            // The tail of this string: inner strings are closed before it.
            var index = low
            while index < tokens.count, tokens[index].kind != .stringTail {
                let partner = Int(tokens[index].partner)
                index = index > low && partner > index ? partner + 1 : index + 1
            }
            guard index < tokens.count else { return nil }
            last = tokens[index]
        case .stringTail: break
        default: return nil
        }
        let line = source[..<Int(last.end)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return source[line...].prefix { $0.isBlank }
    }
}

extension SwiftTree {

    /// The bytes of a token; those of a multi-line string without the indentation that is not part of its value.
    func value(of token: Token) -> ArraySlice<UInt8> {
        let bytes = source[token.range]
        switch token.kind {
        case .string, .stringHead, .stringMiddle, .stringTail: break
        default: return bytes
        }
        guard bytes.contains(UInt8(ascii: "\n")), let margin = marginOfString(around: token.range.lowerBound + 1) else {
            return bytes
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var value: ArraySlice<UInt8> = []
        for (index, line) in lines.enumerated() {
            if index > 0 { value.append(UInt8(ascii: "\n")) }
            let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            value += index > 0 && text.starts(with: margin) ? text.dropFirst(margin.count) : text
        }
        return value
    }
}
