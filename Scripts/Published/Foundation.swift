import Foundation

// What RIBs uses, and Foundation on Linux does not have.

/// A table that keeps its keys alive, and not its objects.
final class NSMapTable<Key: AnyObject, Object: AnyObject> {

    private struct Entry {
        let key: Key
        weak var object: Object?
    }

    private var entries: [AnyHashable: Entry] = [:]

    static func strongToWeakObjects() -> NSMapTable { NSMapTable() }

    func setObject(_ object: Object?, forKey key: Key?) {
        guard let key else { return }
        entries[hashed(key)] = Entry(key: key, object: object)
    }

    func object(forKey key: Key?) -> Object? {
        key.flatMap { entries[hashed($0)]?.object }
    }

    func removeAllObjects() {
        entries = [:]
    }

    private func hashed(_ key: Key) -> AnyHashable {
        (key as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(key))
    }
}

/// The process, which on a Mac can be had by an initializer too.
// swift-format-ignore: AlwaysUseLowerCamelCase
func ProcessInfo() -> Foundation.ProcessInfo { .processInfo }
