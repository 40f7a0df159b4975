import RxSwift
import Testing
import UIKit

@testable import FinishedApp

/// A magazine that answers before the question is over, and counts.
private final class ImmediateMagazine: MagazineService {

    private(set) var count = 0

    func title() -> Single<String> {
        .create { observer in
            self.count += 1
            observer(.success("The Day"))
            return Disposables.create()
        }
    }

    func articles() -> Single<[Article]> {
        .just([])
    }
}

@Suite("The details screen of a magazine that answers at once")
@MainActor
struct ImmediateMagazineTests {

    @Test("asks it once, shows what it says, and no progress HUD")
    func once() {
        let magazine = ImmediateMagazine()
        let screen = DetailsWireframe(magazineService: magazine).takeViewController()
        screen.connectOutlets()
        screen.loadViewIfNeeded()
        #expect(magazine.count == 1)
        #expect(screen.title == "The Day")
        #expect(screen.sectionsStackView.arrangedSubviews.isEmpty)
        #expect(Person.spinners(on: screen).isEmpty)
    }
}
