extension Linter {

    /// What no longer compiles or links where `@State` is a macro, in the files of one combination.
    ///
    /// - Parameter known: the files that were looked at before. These are added.
    func stateProblems(
        _ files: [RenderedFile],
        of request: Request,
        known: inout Set<[[UInt8]]>
    ) throws(Failure) -> [Diagnostic] {
        let files = files.filter(\.path.isSwift)
        let attribute = Array("State".utf8)
        guard files.contains(where: { $0.contents.firstRange(of: attribute) != nil }),
            known.insert(files.map(\.contents)).inserted
        else { return [] }
        let trees = files.map { SwiftTree($0.contents) }
        let mistakes = StateMistakes(trees).mistakes { files[$0].source }
        return try mistakes.map { mistake throws(Failure) in
            let place = try place(ofOffset: mistake.offset, in: files[mistake.file], of: request)
            let help = mistake.help.replacing(request.module.name.text, with: Manifest.namePlace)
            return Diagnostic(mistake.message, at: place, help: help)
        }
    }
}
