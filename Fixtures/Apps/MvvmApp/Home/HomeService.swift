/// What the view shows once it is loaded.
struct HomeContent: Equatable, Sendable {
    let title: String
}

protocol HomeService: Sendable {
    func content() async throws -> HomeContent
}

struct LiveHomeService: HomeService {

    func content() async throws -> HomeContent {
        // TODO: Load the content.
        HomeContent(title: "Home")
    }
}
