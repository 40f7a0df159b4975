/// One run of the compiler that checks the files of a target and makes no program of them. The compiler checks a thousand
/// files in the time in which it builds a hundred.
struct Compilation {

    /// The name of the folder of the target's files: `AppExtra`, or `AppExtraTests` for its tests.
    let folder: String
    /// The Swift files, by absolute paths.
    let files: [String]
    let options: [String]
    /// What they need of the build, by absolute paths: mostly the Swift modules that they import.
    let builtFiles: [String]
    /// The test libraries that they import.
    let testLibraries: [String]

    /// A hash of what the compiler reads: its version, its options and the files.
    func inputs(_ version: String) throws(Failure) -> String {
        let paths = files + builtFiles
        let contents = try collecting(paths) { path throws(Failure) in try Disk.read(path) }
        let parts = ([version] + options + paths).map { Array($0.utf8) } + contents
        // With its length before it, a part cannot go on in the next one.
        return parts.map { Array("\($0.count) ".utf8) + $0 }.joined().hash
    }
}
