import WidgetRecording

extension RecordedCall {
  /// The last line that the provider wrote to standard error, cut where it is long.
  var lastErrorLine: String? {
    let lines = standardError.split(whereSeparator: \.isNewline)
    guard let line = lines.last(where: { $0.contains { !$0.isWhitespace } }) else { return nil }
    return String(line.prefix(200))
  }
}

extension String {
  /// The text with every run of digits replaced, so that it does not change from day to day.
  var withoutNumbers: String {
    var result = ""
    var inNumber = false
    for character in self {
      if character.isNumber {
        if !inNumber { result.append("#") }
      } else {
        result.append(character)
      }
      inNumber = character.isNumber
    }
    return result
  }
}
