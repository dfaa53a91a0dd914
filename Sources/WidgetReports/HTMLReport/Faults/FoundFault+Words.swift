import WidgetFindings
import WidgetRecording
import WidgetSimulation

extension FoundFault {
  /// When and in what it shows, such as `Mon 2 Mar 2026, 09:41 · entry 3 · Developer Mode off`.
  var circumstances: String {
    let clock = page.clock
    var parts: [String] = []
    if let moment { parts.append(clock.moment(moment)) }
    if let index = finding.entry {
      let delivered = finding.at.flatMap {
        $0 == moment ? nil : " of the timeline of \(clock.time($0))"
      }
      parts.append("entry \(index)\(delivered ?? "")")
    }
    if let mode = finding.developerMode { parts.append(mode.phrase) }
    if finding.baselined { parts.append("known from the baseline") }
    return parts.joined(separator: " · ")
  }

  /// The command that shows the finding again, quoted for a POSIX shell.
  var command: String {
    let manifest = page.bundle.manifest.map { " " + Self.quoted($0) } ?? ""
    let path = ([page.header.bundle] + [subject.path, "*"].filter { !$0.isEmpty })
      .joined(separator: "/")
    let filter = subject.kind == nil ? "" : " --filter \(Self.quoted(path))"
    return "widgetcheck run\(manifest)\(filter) --only \(Self.quoted(check.rawValue))"
  }

  private static func quoted(_ text: String) -> String {
    let text = SafeText.line(text)
    let plain = text.unicodeScalars.allSatisfy { scalar in
      "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
        || "-_./".unicodeScalars.contains(scalar)
    }
    return plain && !text.isEmpty ? text : "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}

extension Member {
  /// The family and the configuration, which tell the members of a kind apart.
  var title: String {
    [family.rawValue, configuration.name].compactMap(\.self).joined(separator: " · ")
  }
}
