/// An output of a set, with the options that decide about its file.
struct SearchedOutput: Sendable {

    let output: TemplateSet.Output
    /// The options that its path or its template names, or a partial of these. Others do not change the file.
    let options: [Option]
    /// The requests that give all its possible paths: each value of the options that the path names, with placeholders for
    /// texts and lists.
    let requestsOfPaths: [Request]

    /// - Parameter start: the request that the search begins with.
    init(_ output: TemplateSet.Output, _ start: Request) {
        let templateSet = start.templateSet
        self.output = output
        options = templateSet.options(namedIn: output)
        requestsOfPaths = Self.values(of: templateSet.options(namedIn: [output.path])).map { start.with($0) }
    }

    private static func values(of options: [Option]) -> [SearchSpace.Values] {
        let space = SearchSpace(of: options)
        var all = space.all ?? [space.start] + space.neighbours(of: space.start)
        for option in options {
            for placeholder in option.placeholders {
                let others = all.count * 2 <= SearchSpace.maximumCount ? all : [space.start]
                all += others.map { $0.merging([option.name: placeholder]) { $1 } }
            }
        }
        return all
    }
}
