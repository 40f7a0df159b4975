import RxSwift
import Testing
import UIKit

@testable import FinishedApp

/// A magazine that answers when the test says so.
final class PendingMagazine: MagazineService {

    let titles = Requests<Void, String>()
    let articleLists = Requests<Void, [Article]>()

    func title() -> Single<String> { titles.request(()) }

    func articles() -> Single<[Article]> { articleLists.request(()) }
}

/// A person in front of the details screen, and the magazine behind it.
@MainActor
final class DetailsSession {

    let navigationController = UINavigationController(rootViewController: UIViewController())
    let magazine = PendingMagazine()

    init() {
        navigationController.loadViewIfNeeded()
        let screen = DetailsWireframe(magazineService: magazine).takeViewController()
        screen.connectOutlets()
        navigationController.pushViewController(screen, animated: false)
    }

    /// The details screen, while it is on top.
    var screen: DetailsViewController {
        get throws { try #require(navigationController.topViewController as? DetailsViewController) }
    }

    /// The lines that the screen shows.
    var lines: [String?] {
        get throws { try screen.sectionsStackView.arrangedSubviews.map { ($0 as? UILabel)?.text } }
    }

    /// The alert that is shown.
    var alert: UIAlertController? { navigationController.presentedViewController as? UIAlertController }

    func answerTitle() { magazine.titles.all[0].succeed(with: "The Week") }

    func answerArticles() {
        magazine.articleLists.all[0].succeed(with: [
            Article(title: "Rain", topic: "Weather"),
            Article(title: "Rockets", topic: "Science"),
            Article(title: "Atoms", topic: "Science"),
        ])
    }
}
