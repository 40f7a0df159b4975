/// Renders modules one after the other, and those of many ahead: while the files of some are planned and written, those
/// of the next are rendered.
package final class RenderingAhead: @unchecked Sendable {

    package typealias Module = (request: Request, files: [RenderedFile])

    private let count: Int
    private let request: @Sendable (Int) throws(Failure) -> Request
    private var ready: [Result<Module, Failure>] = []
    /// How many of those that are ready were asked for.
    private var taken = 0
    /// How many were rendered, or are being.
    private var begun = 0
    /// Written on the second core, and read only when nothing is at work there: therefore the class is as safe as it
    /// says.
    private var coming: [Result<Module, Failure>] = []
    private let secondCore = SecondCore()
    /// So many are rendered at once; no more than these need no second core.
    private static let batchSize = 32

    /// - Parameters:
    ///   - count: how many modules there are.
    ///   - request: what to render for each, by its number.
    package init(_ count: Int, request: @escaping @Sendable (Int) throws(Failure) -> Request) {
        (self.count, self.request) = (count, request)
    }

    /// The next module.
    ///
    /// - Throws: what its request or its rendering throws.
    package func next() throws(Failure) -> Module {
        if taken == ready.count {
            try secondCore.finish()
            // The first, and all where there is no second core.
            if coming.isEmpty { coming = batch() }
            (ready, taken, coming) = (coming, 0, [])
            if begun < count { _ = secondCore.take { self.coming = self.batch() } }
        }
        defer { taken += 1 }
        return try ready[taken].get()
    }

    private func batch() -> [Result<Module, Failure>] {
        let range = begun..<min(begun + Self.batchSize, count)
        begun = range.upperBound
        return range.map { index in
            Result { () throws(Failure) in
                let request = try request(index)
                return (request, try request.render())
            }
        }
    }
}
