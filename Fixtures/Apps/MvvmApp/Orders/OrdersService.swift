/// What the view shows once it is loaded.
struct OrdersContent: Equatable, Sendable {
    let title: String
}

protocol OrdersService: Sendable {
    func content() async throws -> OrdersContent
}

struct LiveOrdersService: OrdersService {

    func content() async throws -> OrdersContent {
        // TODO: Load the content.
        OrdersContent(title: "Orders")
    }
}
