/// The shares of modules that decide what is learned.
enum Threshold {

    /// What more than half of the modules have is in the set.
    static func isMost(_ count: Int, of all: Int) -> Bool { count * 2 > all }

    /// A module that has less than half of what the others share is left out.
    static func isSimilar(_ count: Int, of all: Int) -> Bool { count * 2 >= all }

    /// What so many modules have is missed if the set lacks it: 80 %.
    static func isCommon(_ count: Int, of all: Int) -> Bool { count > 1 && count * 5 >= all * 4 }

    /// A form that fewer of the modules with something have is one of many: a third.
    static func isForm(_ count: Int, of all: Int) -> Bool { count * 3 >= all }

    /// What only one of so many modules has is its own.
    static let leastForSharing = 3

    /// What fewer modules have is not looked at: a sixth.
    static func leastAligned(of all: Int) -> Int { max(1, all / 6) }

    /// The fewest modules from which options are learned.
    static let leastForOptions = 6

    /// A file or type becomes an option if 20 to 80 % of the modules have it.
    static func isOptional(_ count: Int, of all: Int) -> Bool {
        all >= leastForOptions && count > 1 && count * 5 >= all && count * 5 <= all * 4
    }

    /// Of the modules that should have something, and of those that should not, 20 % may be exceptions.
    static func areExceptions(_ count: Int, of all: Int) -> Bool { count * 5 <= all }
}
