/// A generator of random numbers that gives the same ones for the same seed.
package struct SplitMix: RandomNumberGenerator {

    private var state: UInt64

    package init(seed: Int) {
        state = UInt64(seed)
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        let mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        return mixed ^ (mixed >> 27)
    }
}
