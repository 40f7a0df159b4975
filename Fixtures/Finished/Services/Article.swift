/// Something to read.
struct Article: Equatable {
    let title: String
    let topic: String
}
