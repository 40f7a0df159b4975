/// What the view shows once it is loaded.
struct ProfileContent: Equatable, Sendable {
    let title: String
}

protocol ProfileService: Sendable {
    func content() async throws -> ProfileContent
}

struct LiveProfileService: ProfileService {

    func content() async throws -> ProfileContent {
        // TODO: Load the content.
        ProfileContent(title: "Profile")
    }
}
