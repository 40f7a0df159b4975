extension Configuration {

    /// The Xcode project that a repository's modules are in.
    public struct Xcode: Sendable {

        /// The path of the folder `….xcodeproj`.
        public let project: String
        /// The names of the targets that have the modules; at least one.
        public let targets: [String]
        /// The names of the targets that have the modules' tests.
        public let testsTargets: [String]

        /// - Returns: nil if it is no object, or names no project. Everything that is wrong is reported.
        init?(_ element: Document.Element, _ reader: inout DocumentReader, relativeTo folder: String) {
            guard let object = reader.object(element, keys: ["project", "targets", "testsTargets"]) else { return nil }
            let path = reader.path(object["project"], relativeTo: folder, isRequired: true)
            let targets = object["targets"]
            self.targets = reader.texts(targets).map(\.text)
            testsTargets = reader.texts(object["testsTargets"]).map(\.text)
            if self.targets.isEmpty {
                reader.report("this names no target", at: targets, help: "name the targets that get the modules")
            }
            guard let path else { return nil }
            project = path
        }
    }
}
