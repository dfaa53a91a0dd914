import WidgetRecording

extension RotationTrace {
  /// Returns a drawing with a lane for each widget, filled where it is on top.
  ///
  /// - Parameter step: The seconds that one character stands for; it shows who is on top first.
  /// - Returns: One line for each member, and for each suggested widget after them.
  public func lanes(step: Double) -> String {
    var names: [MemberName] = []
    for name in members.map(\.member) + tops.map(\.member) where !names.contains(name) {
      names.append(name)
    }
    guard let start = tops.first?.from, let end = tops.last?.to, step > 0 else { return "" }
    var shown: [MemberName] = []
    var span = 0
    var column = 0
    while start + Double(column) * step < end {
      while tops[span].to <= start + Double(column) * step { span += 1 }
      shown.append(tops[span].member)
      column += 1
    }
    let width = names.map(\.rawValue.count).max() ?? 0
    return names.map { name in
      let padding = String(repeating: " ", count: width - name.rawValue.count + 1)
      return name.rawValue + padding + shown.map { $0 == name ? "█" : "·" }.joined()
    }.joined(separator: "\n")
  }
}
