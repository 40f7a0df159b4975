import VipergenGenerator

Stream.openAll()
Interruption.prepare()
// The runtime of Swift in a static program reads the arguments in /proc. The first one is the program's name.
if CommandLine.arguments.isEmpty {
    let message = "the program gets no arguments: on Linux they are in '/proc', which is not mounted"
    let failure = Failure(.unavailable, message, help: "run 'mount -t proc proc /proc'")
    try? Stream.errors.write("\(failure)\n")
    Interruption.end(with: failure.kind.rawValue)
}
var program = Program(environment: Environment())
Interruption.end(with: program.run(Array(CommandLine.arguments.dropFirst())))
