Stream.openAll()
Interruption.prepare()
Interruption.end(with: Program(environment: Environment()).run(Array(CommandLine.arguments.dropFirst())))
