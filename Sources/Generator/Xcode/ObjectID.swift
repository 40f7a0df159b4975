/// The IDs that objects of vipergen's get.
struct ObjectID: Sendable {

    /// What an object is for: part of its ID, so that a file and its membership in a target have different ones.
    enum Role: Sendable {
        case file
        case group
        /// That the target with this ID has the file.
        case member(of: String)

        fileprivate var text: String {
            switch self {
            case .file: "file"
            case .group: "group"
            case .member(let target): "member of \(target)"
            }
        }
    }

    /// How many bytes an ID has.
    static let length = 24

    /// The ID of the project itself.
    let project: String

    /// The ID for a path: the same one on every machine and every branch. One that is taken is hashed again.
    ///
    /// - Parameters:
    ///   - path: relative to the project's source root.
    ///   - startsList: whether the list that the object goes into is made for it. Its ID tells that later, so that the
    ///     list goes with it.
    ///   - isTaken: whether an object has an ID, or it is lost: what names it would mean the new object.
    func make(_ path: String, _ role: Role, startsList: Bool, isTaken: (String) -> Bool) -> String {
        var id = digits("\(project)\n\(path)\n\(role.text)\n\(startsList ? "in a new list\n" : "")")
        while isTaken(id) { id = digits(id) }
        return id
    }

    /// Whether an object has the ID that `make` gives.
    func isMade(_ id: String, _ path: String, _ role: Role, startsList: Bool, isTaken: (String) -> Bool) -> Bool {
        make(path, role, startsList: startsList) { $0 != id && isTaken($0) } == id
    }

    /// 24 hexadecimal digits: FNV-1a of 128 bits (Fowler, Noll, Vo; draft-eastlake-fnv), its upper part folded into the
    /// lower. Nothing secret hangs on it: that IDs differ is seen to where they are made.
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
