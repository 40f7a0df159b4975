import RxRelay
import RxSwift

/// The score, for who only reads it.
@preconcurrency @MainActor
protocol ScoreStream: AnyObject {
    var score: Observable<Score> { get }
}

/// The score, for who keeps it.
@preconcurrency @MainActor
protocol MutableScoreStream: ScoreStream {
    func add(winner: Player)
}

@preconcurrency @MainActor
final class ScoreStreamImpl: MutableScoreStream {

    private let relay = BehaviorRelay(value: Score())

    var score: Observable<Score> {
        return relay.distinctUntilChanged()
    }

    func add(winner: Player) {
        var score = relay.value
        score.add(winner: winner)
        relay.accept(score)
    }

}
