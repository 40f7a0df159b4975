import RxSwift

/// Where the magazine comes from.
protocol MagazineService: AnyObject {

    /// What the magazine is called.
    func title() -> Single<String>

    /// What is in it, in no order.
    func articles() -> Single<[Article]>

}
