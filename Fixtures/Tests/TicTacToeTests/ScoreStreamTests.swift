import RIBs
import RxSwift
import SwiftUI
import Testing
import UIKit

@testable import TicTacToeApp

@Suite("The score stream")
@MainActor
struct ScoreStreamTests {

    @Test("gives the score at once, then at every win")
    func updates() {
        let stream = ScoreStreamImpl()
        var scores: [[Int]] = []
        let subscription = stream.score.subscribe(onNext: { scores.append([$0.first, $0.second]) })
        stream.add(winner: .first)
        stream.add(winner: .second)
        stream.add(winner: .second)
        #expect(scores == [[0, 0], [1, 0], [1, 1], [1, 2]])
        subscription.dispose()
    }

    @Test("gives whoever comes later the score as it is")
    func late() {
        let stream = ScoreStreamImpl()
        stream.add(winner: .first)
        var scores: [Score] = []
        let subscription = stream.score.subscribe(onNext: { scores.append($0) })
        #expect(scores.map(\.first) == [1])
        subscription.dispose()
    }

    @Test("reaches the screen that shows it while that screen is there")
    func screen() throws {
        let stream = ScoreStreamImpl()
        let screen = OffGameViewController()
        let names = PlayerNames(first: "Ann", second: "Bob")
        let interactor = OffGameInteractor(presenter: screen, playerNames: names, scoreStream: stream)
        interactor.activate()
        stream.add(winner: .second)
        #expect(screen.shownTexts.dropLast().last == "1")
        interactor.deactivate()
        stream.add(winner: .second)
        #expect(screen.shownTexts.dropLast().last == "1")
    }
}
