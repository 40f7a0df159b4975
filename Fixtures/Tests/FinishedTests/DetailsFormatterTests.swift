import RxCocoa
import Testing

@testable import FinishedApp

@Suite("The formatter of the details")
@MainActor
struct DetailsFormatterTests {

    private func sections(of articles: [Article]) -> [[Details.Section]] {
        let formatter = DetailsFormatter()
        let models = Driver.just(Details.Models(title: "", articles: articles))
        let output = formatter.format(for: Details.FormatterInput(models: models))
        var sections: [[Details.Section]] = []
        _ = output.sections.drive(onNext: { sections.append($0) })
        return sections
    }

    @Test("makes a section of each topic, topics and rows in alphabetical order")
    func topics() {
        let articles = [("c", "2"), ("b", "1"), ("a", "2")].map { Article(title: $0, topic: $1) }
        let expected = [
            Details.Section(title: "1 (1)", rows: ["b"]), Details.Section(title: "2 (2)", rows: ["a", "c"]),
        ]
        #expect(sections(of: articles) == [expected])
    }

    @Test("makes no section of no articles")
    func none() {
        #expect(sections(of: []) == [[]])
    }
}
