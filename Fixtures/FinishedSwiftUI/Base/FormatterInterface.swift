/// What a presenter can ask of every formatter.
protocol FormatterInterface: AnyObject {
}
