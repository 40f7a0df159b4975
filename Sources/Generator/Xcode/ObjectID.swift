/// Makes the IDs of new objects.
struct ObjectID: Sendable {

    /// The ID of the project itself.
    private let project: String
    private let sourceRoot: String
    /// The IDs of objects, and of lost ones: a reference to such an object would become one to the new object.
    private let taken: Set<String>

    init(_ text: ProjectText, sourceRoot: String) {
        (project, taken, self.sourceRoot) = (text.project.id, Set(text.list.root.texts), sourceRoot)
    }

    /// The ID of a file.
    func file(_ path: String) -> String { make(path, "file") }

    /// The ID of a folder's group.
    ///
    /// - Parameter existing: an ID that counts as free.
    func group(_ path: String, except existing: String? = nil) -> String { make(path, "group", except: existing) }

    /// The ID of the membership of a file in a target.
    func member(_ path: String, of target: String) -> String { make(path, "member of \(target)") }

    /// The ID of an object: the same on every machine and every branch. If it is taken, it is hashed again.
    ///
    /// - Parameters:
    ///   - path: that of the file or folder that the object is made for.
    ///   - purpose: a file and its membership in a target have different IDs.
    private func make(_ path: String, _ purpose: String, except existing: String? = nil) -> String {
        var id = digits("\(project)\n\(ProjectPath.relative(path, to: sourceRoot))\n\(purpose)\n")
        while taken.contains(id), id != existing { id = digits(id) }
        return id
    }

    /// 24 hexadecimal digits: FNV-1a of 128 bits (Fowler, Noll, Vo; draft-eastlake-fnv), its upper part folded into the
    /// lower. IDs need not be secret, and `make` avoids equal ones.
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
