/// What the view shows once it is loaded.
struct ShopContent: Equatable, Sendable {
    let title: String
}

protocol ShopService: Sendable {
    func content() async throws -> ShopContent
}

struct LiveShopService: ShopService {

    func content() async throws -> ShopContent {
        // TODO: Load the content.
        ShopContent(title: "Shop")
    }
}
