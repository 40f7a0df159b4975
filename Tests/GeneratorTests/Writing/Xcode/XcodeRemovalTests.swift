import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Files removed from a project") struct XcodeRemovalTests {

    private let login = ["App/Login/LoginPresenter.swift", "App/Login/Login.storyboard"]

    @Test("removing files that were added restores the first bytes", arguments: SampleProject.allCases)
    func inverse(sample: SampleProject) throws {
        let files = login + ["Deep/Er/X.swift"]
        let new = try sample.text.changed(adding: additions(files, to: "App"))
        #expect(new != sample.text)
        #expect(try new.changed(removing: files) == sample.text)
    }

    @Test("removing one of two modules leaves the other as if it was added alone", arguments: SampleProject.allCases)
    func oneOfTwo(sample: SampleProject) throws {
        let other = ["App/Details/DetailsPresenter.swift"]
        let one = try sample.text.changed(adding: additions(other, to: "App"))
        let two = try one.changed(adding: additions(login, to: "App"))
        #expect(try two.changed(removing: login) == one)
    }

    @Test("a file that Xcode added is removed from every target, its group stays, and empty sections are removed")
    func fileOfXcode() throws {
        let new = try SampleProject.groups.text.changed(removing: ["App/AppDelegate.swift"])
        #expect(!new.contains("AppDelegate"))
        #expect(new.contains("/* App */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t);\n"))
        #expect(!new.contains("PBXBuildFile section") && !new.contains("PBXFileReference section"))
    }

    @Test("an object outside all sections is removed")
    func outsideOfSections() throws {
        let text = SampleProject.groups.text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasSuffix(" PBXBuildFile section */") }.joined(separator: "\n")
        let new = try text.changed(removing: ["App/AppDelegate.swift"])
        #expect(!new.contains("AppDelegate") && !new.contains("PBXBuildFile"))
    }

    @Test("empty sections are removed, even without a blank line between them and the next one")
    func sectionsSideBySide() throws {
        let bare = try SampleProject.groups.text.changed(removing: ["App/AppDelegate.swift"])
        let (end, next) = ("/* End PBXFileReference section */\n", "/* Begin PBXGroup section */")
        let text = try bare.changed(adding: additions(login, to: "App")).replacing("\(end)\n\(next)", with: end + next)
        let new = try text.changed(removing: login)
        #expect(new.contains("objects = {\n\n\(next)"))
        #expect(!new.contains("PBXBuildFile") && !new.contains("PBXFileReference"))
    }

    @Test("one of several entries on one line is removed, and the others stay")
    func inOneLine() throws {
        let files = ["App/A.swift", "App/B.swift"]
        let text = try SampleProject.groups.text.changed(adding: additions(files, to: "App"))
        let joined = text.replacing(" */,\n\t\t\t\t", with: " */, ")
        #expect(joined != text)
        for file in files {
            let (name, other) = (file.dropFirst("App/".count), file == files[0] ? "B.swift" : "A.swift")
            let new = try joined.changed(removing: [file])
            #expect(!new.contains(name) && new.contains("\(other) */,") && new.contains("\(other) in Sources */,"))
        }
    }

    @Test("one of two objects on one line is removed, and the other stays")
    func objectsInOneLine() throws {
        let text = try SampleProject.groups.text.changed(adding: additions(["App/A.swift", "App/B.swift"], to: "App"))
        let joined = text.replacing("; };\n\t\t", with: "; }; ")
        #expect(joined != text)
        for (file, other) in [("A", "B"), ("B", "A")] {
            let new = try joined.changed(removing: ["App/\(file).swift"])
            let rest = try text.changed(removing: ["App/\(file).swift"])
            #expect(new.split(whereSeparator: \.isWhitespace) == rest.split(whereSeparator: \.isWhitespace))
            #expect(new.contains("/* \(other).swift */ = {isa = PBXFileReference; "))
        }
    }

    @Test("removing an entry of a one-line list leaves no gap", arguments: ["A", "B", "C"])
    func gap(name: String) throws {
        let names = ["A", "B", "C"]
        let text = try SampleProject.groups.text.changed(adding: additions(names.map { "App/\($0).swift" }, to: "App"))
        let joined = text.replacing(" in Sources */,\n\t\t\t\t", with: " in Sources */, ")
        #expect(joined != text)
        let new = try joined.changed(removing: ["App/\(name).swift"])
        let line = try #require(new.split(separator: "\n").first { $0.contains("in Sources */, ") })
        #expect(!line.contains("  ") && !line.contains("/* \(name).swift"), "\(line)")
    }

    @Test("an object that only resembles a member of a target is kept")
    func otherObject() throws {
        let other = "\t\tN1 = {isa = ToolNote; fileRef = \(SampleProject.id("10")); };\n"
        let mark = "/* End PBXGroup section */"
        let text = SampleProject.groups.text.replacing(mark, with: other + mark)
        #expect(try text.changed(removing: ["App/AppDelegate.swift"]).contains(other))
    }

    @Test("a group of vipergen stays while another file is in it")
    func groupInUse() throws {
        let two = try SampleProject.groups.text.changed(adding: additions(login + ["App/Login/Own.swift"], to: "App"))
        let one = try two.changed(removing: login)
        #expect(one.contains("/* Login */ = {"))
        #expect(one == (try SampleProject.groups.text.changed(adding: additions(["App/Login/Own.swift"], to: "App"))))
    }

    @Test("adding one file and removing another in one step keeps their group")
    func both() throws {
        let old = try SampleProject.groups.text.changed(adding: additions(["App/Login/Old.swift"], to: "App"))
        let new = try old.changed(
            adding: additions(["App/Login/New.swift"], to: "App"),
            removing: ["App/Login/Old.swift"]
        )
        #expect(new == (try SampleProject.groups.text.changed(adding: additions(["App/Login/New.swift"], to: "App"))))
    }

    @Test(
        "an added file takes its place by name if another one is removed",
        arguments: [SampleProject.named, .groups, .synchronized]
    )
    func inPlace(sample: SampleProject) throws {
        let (before, after) = (["App/Login/A.swift", "App/Login/C.swift"], ["App/Login/A.swift", "App/Login/B.swift"])
        let old = try sample.text.changed(adding: additions(before, to: "App"))
        let new = try old.changed(adding: additions(["App/Login/B.swift"], to: "App"), removing: ["App/Login/C.swift"])
        #expect(new == (try sample.text.changed(adding: additions(after, to: "App"))))
    }

    @Test("the last entry of a list without a trailing comma can be replaced")
    func lastWithoutComma() throws {
        let entry = "\(SampleProject.id("10")) /* AppDelegate.swift */,\n"
        let old = SampleProject.groups.text.replacing(entry, with: entry.dropLast(2) + "\n")
        #expect(old != SampleProject.groups.text)
        let new = try old.changed(adding: additions(["App/B.swift"], to: "App"), removing: ["App/AppDelegate.swift"])
        #expect(new.contains("/* B.swift */,\n") && !new.contains(SampleProject.id("10")))
    }

    @Test("removing a file that is not in the project changes nothing")
    func unknown() throws {
        #expect(try SampleProject.groups.text.changed(removing: ["App/Nowhere.swift"]) == SampleProject.groups.text)
    }

    @Test("a list that was added with a file stays for another file")
    func startedList() throws {
        let one = try SampleProject.sparse.text.changed(adding: additions(["App/A.swift"], to: "App"))
        let two = try one.changed(adding: additions(["App/B.swift"], to: "App"))
        let rest = try two.changed(removing: ["App/A.swift"])
        #expect(rest.contains("B.swift in Sources */,") && !rest.contains("/* A.swift"))
        let other = try one.changed(adding: additions(["App/B.swift"], to: "App"), removing: ["App/A.swift"])
        #expect(other.contains("B.swift in Sources */,") && !other.contains("/* A.swift"))
    }
}
