import RIBs

extension LoggedInComponent: OffGameDependency {

    var scoreStream: ScoreStream {
        return mutableScoreStream
    }

}
