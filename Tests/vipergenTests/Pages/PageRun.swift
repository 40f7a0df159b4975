import Foundation
import TestSupport

/// The steps of a page, run in a folder of its own by one shell.
struct PageRun {

    /// A command's output, errors included, and its exit code; nil if it was not reached.
    struct Outcome {
        let output: String
        let status: Int32
    }

    /// The outcome of each step.
    let outcomes: [Outcome?]

    init(_ page: Page) throws {
        let (folder, notes) = (try TemporaryFolder(), try TemporaryFolder())
        let steps = page.steps
        var script = steps.first?.colors ?? ""
        for (index, step) in steps.enumerated() {
            let number = "\"$NOTES\"/\(index)"
            let command: String
            switch step {
            case .command(let own): command = own.text
            case .patch(let text):
                try notes.write(text, to: "\(index).step")
                command = "git apply --whitespace=nowarn \(number).step"
            case .file(let path, let text):
                try notes.write(text, to: "\(index).step")
                command = "mkdir -p \"$(dirname '\(path)')\" && cp \(number).step '\(path)'"
            }
            // The page may show the exit code next.
            let next = index + 1 < steps.count ? steps[index + 1] : nil
            let goesOn = if case .command(let next) = next { next.showsStatus } else { false }
            script += """
                { \(command)
                } >\(number).output 2>&1
                status=$?; echo $status >\(number).status; \(next?.colors ?? "")
                \(goesOn ? "(exit $status)" : "[ $status = 0 ] || exit")

                """
        }
        let environment = try Self.environment(notes)
        _ = try Run(URL(filePath: "/bin/sh"), ["-c", script], in: folder.url, environment: environment)
        outcomes = steps.indices.map { index in
            guard let status = try? notes.read("\(index).status"), let output = try? notes.read("\(index).output")
            else {
                return nil
            }
            return Int32(status.dropLast()).map { Outcome(output: output, status: $0) }
        }
    }

    /// A shell that finds the built program, however the page calls it, and nothing of the user who runs the tests.
    private static func environment(_ notes: TemporaryFolder) throws -> [String: String?] {
        let program = "exec '\(Repository.program.path)' \"$@\" ${GIT_CONFIG_COUNT:+--color=always}\n"
        let swift = """
            if [ "$1 $2" = "run vipergen" ]; then
                shift 2
                \(program)
            fi
            exec '\(try QuickSwift.path.get())' "$@"

            """
        for (name, body) in [("vipergen", program), ("swift", swift)] {
            try notes.write("#!/bin/sh\n\(body)", to: "bin/\(name)")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755],
                ofItemAtPath: notes.url.appending(path: "bin/\(name)").path
            )
        }
        return [
            "NOTES": notes.url.path, "PATH": "\(notes.url.path)/bin:\(QuickSwift.searchPath)",
            "REPOSITORY": Repository.root.path, "XDG_CACHE_HOME": "\(notes.url.path)/caches", "LC_ALL": "C", "CI": nil,
            "NO_COLOR": nil, "SOURCE_DATE_EPOCH": nil, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_CONFIG_KEY_0": "color.ui", "GIT_CONFIG_VALUE_0": "always",
            "GIT_AUTHOR_NAME": "Ann", "GIT_AUTHOR_EMAIL": "ann@example.com",
            "GIT_COMMITTER_NAME": "Ann", "GIT_COMMITTER_EMAIL": "ann@example.com",
        ]
    }
}

extension Page.Step {

    /// The shell's command that turns on the colors of git and of the program for the step, or turns them off.
    fileprivate var colors: String {
        if case .command(let command) = self, command.picture != nil { return "export GIT_CONFIG_COUNT=1\n" }
        return "unset GIT_CONFIG_COUNT\n"
    }
}
