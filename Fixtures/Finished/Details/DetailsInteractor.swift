import Foundation
import RxSwift

final class DetailsInteractor {

    // MARK: - Private properties -

    private let magazineService: any MagazineService

    // MARK: - Lifecycle -

    init(magazineService: any MagazineService) {
        self.magazineService = magazineService
    }
}

// MARK: - Extensions -

extension DetailsInteractor: DetailsInteractorInterface {

    func title() -> Single<String> {
        return magazineService.title()
    }

    func articles() -> Single<[Article]> {
        return magazineService.articles()
    }

}
