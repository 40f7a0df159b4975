import Foundation

/// What the library's server is asked.
final class Services {

    let shelves = Shelves()
    let account = Account()
}

final class Shelves {

    func titles(matching text: String) -> [String] {
        ["The Summer Book", "Kindred"].filter { text.isEmpty || $0.contains(text) }
    }
}

final class Account {

    var name: String?
    var loans: [String] = []
    var fines = 0
}
