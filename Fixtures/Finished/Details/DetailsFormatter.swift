import UIKit
import RxSwift
import RxCocoa

final class DetailsFormatter {
}

// MARK: - Extensions -

extension DetailsFormatter: DetailsFormatterInterface {

    func format(for input: Details.FormatterInput) -> Details.FormatterOutput {
        return Details.FormatterOutput(
            title: input.models.map { $0.title },
            sections: input.models.map { [unowned self] in sections(of: $0.articles) }
        )
    }

}

private extension DetailsFormatter {

    /// A section for each topic, topics and rows in alphabetical order.
    func sections(of articles: [Article]) -> [Details.Section] {
        return Dictionary(grouping: articles, by: \.topic)
            .sorted { $0.key < $1.key }
            .map { topic, articles in
                Details.Section(title: "\(topic) (\(articles.count))", rows: articles.map(\.title).sorted())
            }
    }

}
