/// The IDs of new objects.
extension ProjectEditor {

    /// The ID of an object: the same on every machine and every branch. If it is taken, it is hashed again.
    ///
    /// - Parameters:
    ///   - path: that of the file or folder that the object is made for.
    ///   - purpose: a file and its membership in a target have different IDs.
    ///   - existing: an ID that counts as free.
    func id(of path: String, _ purpose: String, except existing: String? = nil) -> String {
        var id = digits("\(text.project.id)\n\(ProjectPath.relative(path, to: tree.sourceRoot))\n\(purpose)\n")
        while takenIDs.contains(id), id != existing { id = digits(id) }
        return id
    }

    /// 24 hexadecimal digits: FNV-1a of 128 bits (Fowler, Noll, Vo; draft-eastlake-fnv), its upper part folded into the
    /// lower. IDs need not be secret, and equal ones are avoided.
    private func digits(_ text: String) -> String {
        // The number is high * 2^64 + low, the prime 2^88 + 0x13B.
        var (high, low): (UInt64, UInt64) = (0x6C62_272E_07BB_0142, 0x62B8_2175_6295_C58D)
        for byte in text.utf8 {
            low ^= UInt64(byte)
            let product = low.multipliedFullWidth(by: 0x13B)
            high = high &* 0x13B &+ product.high &+ (low << 24)
            low = product.low
        }
        low ^= high >> 32
        return (high & 0xFFFF_FFFF).hexadecimal(8) + low.hexadecimal(16)
    }
}
