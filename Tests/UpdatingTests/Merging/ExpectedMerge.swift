import Foundation

/// What a merge of random modules has to have: for each declaration and each statement by itself, by what both sides did
/// to it.
struct ExpectedMerge {

    let base: RandomModule
    let yours: RandomModule
    let templates: RandomModule

    /// What is wrong with a result that has no conflict; nil if nothing is.
    func mistake(in result: String) -> String? {
        for index in base.blocks.indices {
            let heading = base.blocks[index].heading + " {\n"
            guard let start = result.range(of: heading) else { return "\(heading) is not there" }
            // An empty block has its brace on the next line.
            let rest = "\n" + result[start.upperBound...]
            guard let end = rest.range(of: "\n}\n") else { return "\(heading) has no end" }
            let body = String(rest[..<end.lowerBound].dropFirst()) + "\n"
            if let mistake = mistake(in: body, index) { return mistake }
        }
        return nil
    }

    private func mistake(in body: String, _ block: Int) -> String? {
        let members = [base, yours, templates].map { $0.blocks[block].members }
        for id in Set(members.flatMap { $0.map(\.id) }).sorted() {
            let versions = members.map { list in list.first { $0.id == id } }
            if let mistake = mistake(of: versions[0], versions[1], versions[2], in: body) { return mistake }
        }
        return nil
    }

    private func mistake(
        of base: RandomModule.Member?,
        _ yours: RandomModule.Member?,
        _ templates: RandomModule.Member?,
        in body: String
    ) -> String? {
        guard let base else {
            guard let own = yours ?? templates else { return nil }
            return body.components(separatedBy: own.text).count == 2 ? nil : "\(own.name) is not there once"
        }
        switch (yours, templates) {
        case (nil, nil): return nil
        case (nil, let new?):
            let isChanged = !new.isPart(of: base) && (new.name == base.name || base.isLike(new))
            return isChanged && !base.statements.isEmpty ? "\(base.name) changed and deleted" : nil
        case (let own?, nil):
            let isChanged = !own.isPart(of: base) && own.name == base.name
            return isChanged && !base.statements.isEmpty ? "\(base.name) deleted and changed" : nil
        case (let own?, let new?):
            if base.kind == .property { return body.contains(own.text) ? nil : "\(base.name) is lost" }
            let isSame = (own.name == base.name || base.isLike(own)) && (new.name == base.name || base.isLike(new))
            return isSame ? mistake(ofAll: base, own, new, in: body) : nil
        }
    }

    /// For a member that all have: its statements are where they belong.
    private func mistake(
        ofAll base: RandomModule.Member,
        _ yours: RandomModule.Member,
        _ templates: RandomModule.Member,
        in body: String
    ) -> String? {
        let name = yours.name == base.name ? templates.name : yours.name
        guard let start = body.range(of: " \(name)("), let end = body[start.upperBound...].range(of: "\n    }\n") else {
            return yours.kind == .computed ? nil : "\(name) is not there"
        }
        let text = "\n" + body[start.upperBound..<end.lowerBound].replacing("\n        ", with: "\n") + "\n"
        func statement(_ id: Int, _ member: RandomModule.Member) -> RandomModule.Statement? {
            member.statements.first { $0.id == id }
        }
        let ids = Set([base, yours, templates].flatMap { $0.statements.compactMap(\.id) })
        for id in ids.sorted() {
            let versions = [base, yours, templates].map { statement(id, $0) }
            let expected: RandomModule.Statement?
            switch (versions[0], versions[1], versions[2]) {
            case (nil, let own, let new): expected = own ?? new
            case (let old?, let own?, let new?):
                if own != old, new != old, own != new { return "both changed \(old.text)" }
                expected = own == old ? new : own
            case (let old?, let own, let new):
                if let left = own ?? new, left != old { return "\(old.text) changed and deleted" }
                expected = nil
                if text.contains("\n\(old.text)\n") { return "\(old.text) is not deleted" }
            }
            if let expected, !text.contains("\n\(expected.text)\n") { return "\(expected.text) is not in \(name)" }
        }
        return nil
    }
}
