import RxCocoa
import RxSwift

extension PrimitiveSequence where Trait == SingleTrait {

    /// How the work ends, on the main queue, whichever queue it ends on.
    ///
    /// A failure is an element too, so what flat maps to it goes on after one.
    func asResult() -> Signal<Result<Element, any Error>> {
        return map(Result.success).asSignal(onErrorRecover: { .just(.failure($0)) })
    }

}
