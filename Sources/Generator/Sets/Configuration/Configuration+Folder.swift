extension Configuration {

    /// Reads the configuration of the working directory: the one in it, or in its nearest ancestor, up to the root of
    /// the repository.
    ///
    /// - Parameter user: the user that root acts for, from `sudo`.
    /// - Returns: nil if there is none.
    /// - Throws: a `data` failure with everything that is wrong in it, or if another user owns it; another failure if
    ///   it cannot be read.
    package static func find(actingFor user: UInt32? = nil) throws(Failure) -> Configuration? {
        var folder = "."
        while true {
            let file = Path.join(folder, fileName)
            let kind = try Disk.kind(of: file)
            if kind != .absent {
                try checkOwner(of: file, in: folder, actingFor: user)
                if kind == .link, try !Checkout(around: folder).holds(file) {
                    let message = "this symlink points outside the repository, or into git's own folder"
                    throw Failure(.data, message, at: Diagnostic.Place(file: file), help: "put the file itself here")
                }
                let text = try SourceFile(path: file, contents: try Disk.read(file)).text(named: file)
                let configuration = try Configuration(text, file: file)
                try configuration.checkPaths()
                return configuration
            }
            guard let realPath = try Disk.realPath(folder) else {
                let help = "change to another folder, for example with 'cd'"
                throw Failure(.inputOutput, "the working directory was deleted, or its path is not UTF-8", help: help)
            }
            let isRoot = realPath == "/"
            let repository = try Disk.kind(of: Path.join(folder, ".git"))
            if isRoot || repository != .absent { return nil }
            folder = folder == "." ? ".." : folder + "/.."
        }
    }

    /// Refuses a file of another user, or in an ancestor of another user, as git does with repositories (git-config(1),
    /// "safe.directory"). Also trusted are the user that root acts for and, in the working directory, its owner.
    private static func checkOwner(of file: String, in folder: String, actingFor user: UInt32?) throws(Failure) {
        var trusted: [UInt32?] = [Disk.user]
        if Disk.user == 0 { trusted.append(user) }
        if folder == "." { trusted.append(try Disk.status(of: folder)?.owner) }
        for path in folder == "." ? [file] : [folder, file] {
            guard let owner = try Disk.status(of: path)?.owner, !trusted.contains(owner) else { continue }
            let help = "make it yours, or put a '\(fileName)' of your own, {} at least, into the working directory"
            let message = "'\(path)' belongs to another user, whose number is \(owner)"
            throw Failure(.data, message, at: Diagnostic.Place(file: file), help: help)
        }
    }

    /// Checks that the paths stay in the repository. A configuration comes with a clone, so only the command line may
    /// name folders outside of it.
    ///
    /// - Throws: a `data` failure with every path that is outside the repository, or in git's own folder.
    package func checkPaths() throws(Failure) {
        let folder = setName.flatMap { $0.hasSlash ? $0 : nil }
        let all: [(Key, String?)] = [
            (.template, folder), (.templates, setsFolder), (.output, output), (.testsOutput, testsOutput),
            (.verify, stubs), (.xcode, xcodeProject),
        ]
        let lists = ignored.map { (Key.ignored, $0) } + sources.map { (.verify, $0) }
        let paths = (all + lists).compactMap { key, path in path.map { (key, $0) } }
        if paths.isEmpty { return }
        let checkout = try Checkout(around: Path.parent(of: file))
        _ = try collecting(paths) { key, path throws(Failure) in try check(path, of: key, checkout) }
    }

    /// The path of a default folder, such as `Tests`, beside the configuration. A clone may have a symlink there.
    ///
    /// - Throws: a `data` failure if the folder is outside the repository, or in git's own folder.
    package func standardFolder(_ name: String) throws(Failure) -> String {
        let repository = Path.parent(of: file)
        let path = Path.join(repository, name)
        guard try !Checkout(around: repository).holds(path) else { return path }
        let message = "this folder is outside the repository, or in git's own folder"
        let help = "remove the symlink, or name the folder on the command line"
        throw Failure(.data, message, at: Diagnostic.Place(file: path), help: help)
    }

    private func check(_ path: String, of key: Key, _ checkout: Checkout) throws(Failure) {
        guard try !checkout.holds(path) else { return }
        let message = "'\(key.rawValue)': '\(path)' is outside the repository, or in git's own folder"
        let help = "name a folder of the repository; another one is for the command line"
        throw Failure(.data, message, at: place(of: key), help: help)
    }

    /// Checks a set's folder in `templates`, which may be a symlink.
    ///
    /// - Throws: a `data` failure if it is outside the repository, or in git's own folder.
    package func check(setFolder path: String) throws(Failure) {
        try check(path, of: .templates, try Checkout(around: Path.parent(of: file)))
    }
}
