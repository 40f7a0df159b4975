import Foundation
import TestSupport
import Testing
import VipergenGenerator
import VipergenTemplates

/// The readme and the pages of the documentation are correct.
@Suite("Pages of the documentation") struct PageTests {

    private static let recording = Recording(suite: "PageTests")

    @Test("the commands of a page succeed, and print what is shown", arguments: try Page.all)
    func commands(page: Page) throws {
        let run = try PageRun(page)
        try checkPictures(of: page, run)
        var recorded = page.lines
        for (index, (step, outcome)) in zip(page.steps, run.outcomes).enumerated().reversed() {
            guard let outcome else { continue }
            guard case .command(let command) = step else {
                #expect(outcome.status == 0, "\(page.path): \(outcome.output)")
                continue
            }
            if outcome.status != 0 {
                let next = index + 1 < page.steps.count ? page.steps[index + 1] : nil
                guard case .command(let next) = next, next.showsStatus else {
                    Issue.record(
                        """
                        \(page.path):\(command.place.lowerBound): '\(command.text)' ends with \(outcome.status); if it \
                        is to, show that with '$ echo $?'
                        \(outcome.output)
                        """
                    )
                    continue
                }
            }
            guard !command.shows(outcome.output) else { continue }
            if Self.recording.isOn {
                recorded.replaceSubrange(command.place, with: command.excerpt(of: outcome.output))
                continue
            }
            Issue.record(
                """
                \(page.path):\(command.place.lowerBound): '\(command.text)' prints something else; if that is meant, run \
                \(Self.recording.command)
                \(outcome.output)
                """
            )
        }
        if recorded != page.lines { try Data(recorded.joined(separator: "\n").utf8).write(to: page.url) }
    }

    /// Draws the pictures of the page, and compares them.
    private func checkPictures(of page: Page, _ run: PageRun) throws {
        guard BenchmarkTests.hasPython else { return }
        var pictures: [PagePicture] = []
        for (step, outcome) in zip(page.steps, run.outcomes) {
            guard case .command(let command) = step, let path = command.picture, let outcome else { continue }
            if pictures.last?.path != path { pictures.append(PagePicture(path: path)) }
            pictures[pictures.count - 1].add(command, outcome.output)
        }
        for (path, text) in try pictures.flatMap({ try $0.files }) {
            #expect(page.lines.contains { $0.contains(path) }, "\(page.path) does not show \(path)")
            let url = Repository.root.appending(path: path)
            if (try? String(contentsOf: url, encoding: .utf8)) == text { continue }
            if Self.recording.isOn {
                try text.write(to: url, atomically: true, encoding: .utf8)
            } else {
                Issue.record("\(path) is not what the commands print; if that is meant, run \(Self.recording.command)")
            }
        }
    }

    @Test("every command is run, except a few for which the page's source has a reason", arguments: try Page.all)
    func exceptions(page: Page) throws {
        for block in page.blocks {
            let place = "\(page.path):\(block.lines.lowerBound)"
            let lines = page.lines[block.lines]
            let isConsole = block.language == "console"
            #expect(!["sh", "bash", "shell", "zsh"].contains(block.language), "\(place): call it console")
            #expect(isConsole == lines.contains { $0.hasPrefix("$ ") }, "\(place): commands stand in a console block")
            #expect(!isConsole || lines.first?.hasPrefix("$ ") == true, "\(place): no command has printed this")
        }
        let reasons = page.blocks.compactMap(\.reasonNotToRun)
        #expect(reasons.count <= 2, "\(page.path): \(reasons)")
        #expect(reasons.allSatisfy { $0.count > 10 })
    }

    @Test("JSON on a page is valid for the file that it shows", arguments: try Page.all)
    func json(page: Page) throws {
        for block in page.blocks where block.language == "json" {
            let place = "\(page.path):\(block.lines.lowerBound)"
            let text = page.text(block)
            switch block.note {
            case _ where block.file?.hasSuffix(Configuration.fileName) == true:
                let configuration = try Configuration(text, file: place)
                for (name, files) in BuiltInSets.all {
                    _ = try configuration.values(for: TemplateSet(files: files, location: name))
                }
            case "an option of template.json":
                let manifest = #"{"name": "page", "options": [\#(text)]}"#
                _ = try TemplateSet(files: [SourceFile(path: "template.json", text: manifest)], location: place)
            case "members of template.json":
                let option = #"""
                    {"name": "request", "type": "list", "fields": [{"name": "label", "is": "identifier"}], "help": "h"}
                    """#
                let manifest = #"{"name": "page", "options": [\#(option)], "members": \#(text)}"#
                _ = try TemplateSet(files: [SourceFile(path: "template.json", text: manifest)], location: place)
            default:
                Issue.record("\(place): a comment above it is to say which file this is")
            }
        }
    }

    @Test("the destination of every link exists", arguments: try Page.all)
    func links(page: Page) {
        for link in page.links { #expect(page.leadsSomewhere(link), "\(page.path): \(link)") }
    }

    @Test("wrong output, a command that fails and a step that is not reached are noticed")
    func mistakes() throws {
        let page = Page(
            path: "Page.md",
            text: """
                <!-- console
                $ printf 'one\\ntwo\\nthree\\n' >file
                -->
                ```console
                $ cat file
                one
                …
                $ cat file   # by hand
                one
                too
                three
                $ cat nowhere
                $ echo $?
                1
                $ false
                $ echo 'never'
                ```
                """
        )
        let outcomes = try PageRun(page).outcomes
        let shown = zip(page.steps, outcomes).map { step, outcome -> Bool? in
            guard case .command(let command) = step, let outcome else { return nil }
            return command.shows(outcome.output)
        }
        #expect(shown == [true, true, false, true, true, true, nil])
        #expect(outcomes.map { $0?.status } == [0, 0, 0, 1, 0, 1, nil])
    }

    @Test("a picture has the lines that the page shows, in the colors of the output")
    func pictures() {
        var picture = PagePicture(path: "Picture")
        let command = PageCommand(text: "cat", shown: ["…", "two"], place: 0..<0)
        picture.add(command, "one\n\u{1B}[31mtwo\u{1B}[m\n")
        picture.add(command, "one\n\u{1B}[31mthree\u{1B}[m\n")
        #expect(picture.text == "$ cat\n…\n\u{1B}[31mtwo\u{1B}[m\n$ cat\n…\n\u{1B}[31mthree\u{1B}[m\n")
    }

    @Test("a recorded output has the same omission as before")
    func excerpts() {
        let output = "a\nb\nc\nd  \n\n"
        let excerpts = [[], ["x"], ["x", "…"], ["…", "x"], ["x", "…", "y", "z"], ["x", "…", "y", "z", "u"]].map {
            PageCommand(text: "", shown: $0, place: 0..<0).excerpt(of: output)
        }
        let all = ["a", "b", "c", "d"]
        #expect(excerpts == [all, all, ["a", "…"], ["…", "d"], ["a", "…", "c", "d"], all])
        #expect(excerpts.allSatisfy { PageCommand(text: "", shown: $0, place: 0..<0).shows(output) })
        #expect(PageCommand(text: "", shown: ["a", "b", "c", "… "], place: 0..<0).shows(output) == false)
    }
}
