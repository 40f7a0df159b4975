/// Makes the IDs of new objects.
struct ObjectID: Sendable {

    /// The purpose of an object, a part of its ID: a file and its membership in a target have different IDs.
    enum Role: Sendable {
        case file
        case group
        /// The membership of a file in the target with this ID.
        case member(of: String)

        fileprivate var text: String {
            switch self {
            case .file: "file"
            case .group: "group"
            case .member(let target): "member of \(target)"
            }
        }
    }

    /// In bytes.
    static let length = 24

    /// The ID of the project itself.
    let project: String

    /// The ID for a path: the same on every machine and every branch. If it is taken, it is hashed again.
    ///
    /// - Parameters:
    ///   - path: relative to the project's source root.
    ///   - startsList: true if the list that has the object is new. The ID says so, so that a removal of the object can
    ///     remove the list too.
    ///   - isTaken: true for an ID of an object, or of a lost one: a reference to that would become one to the new object.
    func make(_ path: String, _ role: Role, startsList: Bool, isTaken: (String) -> Bool) -> String {
        var id = digits("\(project)\n\(path)\n\(role.text)\n\(startsList ? "in a new list\n" : "")")
        while isTaken(id) { id = digits(id) }
        return id
    }

    /// The `startsList` that `make` makes an ID with; nil if it does not make it.
    func startsList(_ id: String, _ path: String, _ role: Role, isTaken: (String) -> Bool) -> Bool? {
        [false, true].first { make(path, role, startsList: $0) { $0 != id && isTaken($0) } == id }
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
