extension Double {

    /// A share from 0 to 1 in percent, rounded down.
    package var percentage: Int {
        // 58 of 100, as a binary number, is a little less than 0.58.
        Int(self * 100 + 1e-9)
    }
}
