/// The folders in which version control systems keep their own files. Such a file can name a command (`core.fsmonitor` in
/// `.git/config`, a hook in `.hg/hgrc`), so nothing is ever written there.
enum VersionControl {

    private static let names: Set = [".git", ".hg", ".jj", ".svn", "git~1"]

    /// Whether a file system may take a name for one of these folders: `.GIT`, `.git` with a character in it that HFS+
    /// ignores, `.git.` and `GIT~1` as Windows has them.
    static func isFolderName(_ name: String) -> Bool {
        // Most names begin with another character, and need no closer look.
        guard let first = name.utf8.first, first >= 0x80 || ".gG".utf8.contains(first) else { return false }
        var scalars = name.unicodeScalars.prefix { $0 != ":" }
        while let last = scalars.last, last == "." || last == " " { scalars.removeLast() }
        let trimmed = String(scalars).folded
        if names.contains(trimmed) { return true }
        return !trimmed.isASCII
            && isFolderName(String(String.UnicodeScalarView(trimmed.unicodeScalars.filter(\.isASCII))))
    }

    /// Whether git would take a folder for a repository's own, whatever it is called: a bare repository, or the folder that
    /// the file `.git` of a worktree or submodule names (gitrepository-layout(5)).
    ///
    /// - Parameter has: returns true if the folder has a file or folder of this name.
    static func isRepository<Problem: Error>(_ has: (String) throws(Problem) -> Bool) throws(Problem) -> Bool {
        guard try has("HEAD") else { return false }
        if try has("commondir") { return true }
        guard try has("objects") else { return false }
        return try has("refs")
    }
}
