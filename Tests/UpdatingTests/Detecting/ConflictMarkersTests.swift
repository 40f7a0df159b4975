import Testing

@testable import VipergenGenerator

@Suite("Conflict markers") struct ConflictMarkersTests {

    @Test("those that a merge left in a file are found")
    func markers() {
        let merge = Merge(base: "a\nb\n", yours: "a\nB\n", templates: "a\nX\n")
        func firstMarker(in text: String) -> Int? {
            ModuleOnDisk.File(path: "A.swift", contents: Array(text.utf8)).firstMarker
        }
        #expect(firstMarker(in: merge.text) == 2 && firstMarker(in: "a\n>>>>>>> templates\n") == 2)
        #expect(firstMarker(in: "Title\n=======\n<<<<<<<< eight\n // <<<<<<< yours\n") == nil)
    }
}
