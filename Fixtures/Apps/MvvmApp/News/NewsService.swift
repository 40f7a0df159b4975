/// What the view shows once it is loaded.
struct NewsContent: Equatable, Sendable {
    let title: String
}

protocol NewsService: Sendable {
    func content() async throws -> NewsContent
}

struct LiveNewsService: NewsService {

    func content() async throws -> NewsContent {
        // TODO: Load the content.
        NewsContent(title: "News")
    }
}
